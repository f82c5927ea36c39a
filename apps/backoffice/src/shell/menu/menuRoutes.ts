import type { MenuNode } from '@mingjian/api';

/** A page that the menu lets the person reach. */
export interface MenuRoute {
  /** Full path, with its leading slash. */
  path: string;
  /** Path of the same page without shell, in its own window. */
  standalonePath: string;
  name: string;
  nameEn: string;
  /** Entries above it, outermost first. */
  trail: readonly MenuName[];
  /** Whether the server wants the page mounted anew at each visit. */
  noCache: boolean;
}

export interface MenuName {
  code: string;
  name: string;
  nameEn: string;
  /** Path of an entry with entries below it, which leads to the first of their pages. */
  path?: string;
}

/** An entry of the sidebar: a page or a group of entries. */
export interface MenuEntry extends Omit<MenuName, 'path'> {
  icon: string | null;
  /** `#rrggbb`; `null` when the server sent no valid colour. */
  iconColor: string | null;
  /** `null` for a group. */
  path: string | null;
  children: readonly MenuEntry[];
}

/** The reason for leaving an entry out. */
export interface MenuProblem {
  code: string;
  reason: 'badPath' | 'takenPath' | 'reservedPath' | 'tooDeep' | 'cycle' | 'tooMany';
  path: string;
}

export interface MenuOptions {
  /**
   * Whether only top entries of the module `MALL` count.
   * @default false
   */
  mallOnly?: boolean;
  /**
   * Returns whether this version has the page of a path. Entries of others stay out of the menu.
   * @default every page
   */
  hasPage?(path: string): boolean;
}

export interface MenuRoutes {
  routes: readonly MenuRoute[];
  entries: readonly MenuEntry[];
  /** First page of each group by the group's path. */
  groups: ReadonlyMap<string, string>;
  problems: readonly MenuProblem[];
}

const RESERVED = new Set(
  'login register forget im test openai clientUser signPage redirect redirect2 dashboard userCenter memberCenter new 404'.split(
    ' ',
  ),
);
const MAX_DEPTH = 6;
const MAX_ENTRIES = 5_000;

/**
 * Turns the server's menu into routes and sidebar entries. A page's path is its own `pageurl` below
 * those of the entries above it. Nothing that the server sends can break the application: a bad
 * entry is left out and named in `problems`. A page that this version lacks keeps its route, which
 * explains it.
 */
export function menuRoutes(
  menu: readonly MenuNode[],
  { mallOnly = false, hasPage = () => true }: MenuOptions = {},
): MenuRoutes {
  const routes: MenuRoute[] = [];
  const problems: MenuProblem[] = [];
  const taken = new Set<string>();
  const groups = new Map<string, string>();
  const ancestors = new Set<MenuNode>();
  let count = 0;

  function visit(node: MenuNode, parentPath: string, trail: readonly MenuName[]): MenuEntry | null {
    const self = nameOf(node);
    const pageurl = asText(node.pageurl);
    const path = pageurl ? `${parentPath}/${pageurl}` : parentPath;
    const refuse = (reason: MenuProblem['reason']) => {
      problems.push({ code: self.code, reason, path });
      return null;
    };

    if (ancestors.has(node)) return refuse('cycle');
    if (trail.length >= MAX_DEPTH) return refuse('tooDeep');
    if ((count += 1) > MAX_ENTRIES) return refuse('tooMany');
    if (pageurl && !isPath(pageurl)) return refuse('badPath');
    if (RESERVED.has(path.split('/')[1] ?? '')) return refuse('reservedPath');

    ancestors.add(node);
    const childTrail = [...trail, pageurl ? { ...self, path } : self];
    const firstPage = routes.length;
    const children = childrenOf(node)
      .map((child) => visit(child, path, childTrail))
      .filter((child) => child !== null);
    ancestors.delete(node);

    const first = routes[firstPage];
    if (first && pageurl && !groups.has(path)) groups.set(path, first.path);
    const isPage = childrenOf(node).length === 0 && pageurl !== '';
    if (isPage) {
      if (taken.has(path)) return refuse('takenPath');
      taken.add(path);
      const { name, nameEn } = self;
      const noCache = asText(node.noCache) === '1';
      const standalonePath = standalonePathOf(path);
      routes.push({ path, standalonePath, name, nameEn, trail, noCache });
    }
    const hasContent = isPage ? hasPage(path) : children.length > 0;
    const isShown = asText(node.showFlag) !== '0' && hasContent;
    return isShown
      ? {
          ...self,
          icon: asText(node.icon) || null,
          iconColor: readColor(node.iconColor),
          path: isPage ? path : null,
          children,
        }
      : null;
  }

  const top = Array.isArray(menu)
    ? menu.filter((node) => isNode(node) && (!mallOnly || node.remark === 'MALL'))
    : [];
  const entries = top.map((node) => visit(node, '', [])).filter((entry) => entry !== null);
  return { routes, entries, groups, problems };
}

/** Returns the path of the same page without shell. */
export function standalonePathOf(path: string): string {
  return `/new${path}New`;
}

/** Returns the page path of a standalone path; `null` for any other path. */
export function pageOfStandalonePath(path: string): string | null {
  return /^\/new(\/.+?)(?:New)?$/.exec(path)?.[1] ?? null;
}

function nameOf(node: MenuNode): MenuName {
  const name = asText(node.name);
  return { code: asText(node.code), name, nameEn: asText(node.nameEn) || name };
}

function childrenOf(node: MenuNode): readonly MenuNode[] {
  return Array.isArray(node.children) ? node.children.filter(isNode) : [];
}

function isNode(node: unknown): node is MenuNode {
  return typeof node === 'object' && node !== null;
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isPath(pageurl: string) {
  return /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/.test(pageurl) && pageurl.length <= 200;
}

function readColor(color: unknown): string | null {
  return typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? color : null;
}
