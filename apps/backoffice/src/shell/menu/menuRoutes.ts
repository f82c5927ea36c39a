import type { MenuNode } from '@mingjian/api';

/** A page that the menu lets the person reach. */
export interface MenuRoute {
  /** Full path, with its leading slash. */
  path: string;
  /** The same page in a window of its own, without shell. */
  twin: string;
  name: string;
  nameEn: string;
  /** Codes of the entries above it, outermost first. */
  trail: readonly MenuName[];
}

export interface MenuName {
  code: string;
  name: string;
  nameEn: string;
}

/** What the sidebar shows: a page, or a group of entries. */
export interface MenuEntry extends MenuName {
  icon: string | null;
  /** `#rrggbb`; `null` when the server sent none or something else. */
  iconColor: string | null;
  /** `null` for a group. */
  path: string | null;
  children: readonly MenuEntry[];
}

/** Why an entry was left out. */
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
}

export interface MenuRoutes {
  routes: readonly MenuRoute[];
  entries: readonly MenuEntry[];
  problems: readonly MenuProblem[];
}

const RESERVED = new Set(
  'login register forget im test openai clientUser signPage redirect redirect2 dashboard userCenter memberCenter new 404'.split(
    ' ',
  ),
);
const DEEPEST = 6;
const MOST = 5_000;

/**
 * Turns the server's menu into routes and sidebar entries. A page's path is its own `pageurl` below
 * those of the entries above it. Nothing that the server sends can break the application: a bad
 * entry is left out and named in `problems`.
 */
export function menuRoutes(
  menu: readonly MenuNode[],
  { mallOnly = false }: MenuOptions = {},
): MenuRoutes {
  const routes: MenuRoute[] = [];
  const problems: MenuProblem[] = [];
  const taken = new Set<string>();
  const above = new Set<MenuNode>();
  let seen = 0;

  function visit(node: MenuNode, parentPath: string, trail: readonly MenuName[]): MenuEntry | null {
    const self = {
      code: asText(node.code),
      name: asText(node.name),
      nameEn: asText(node.nameEn) || asText(node.name),
    };
    const pageurl = asText(node.pageurl);
    const path = pageurl ? `${parentPath}/${pageurl}` : parentPath;
    const refuse = (reason: MenuProblem['reason']) =>
      void problems.push({ code: self.code, reason, path });

    if (above.has(node)) return (refuse('cycle'), null);
    if (trail.length >= DEEPEST) return (refuse('tooDeep'), null);
    if ((seen += 1) > MOST) return (refuse('tooMany'), null);
    if (pageurl && !isPath(pageurl)) return (refuse('badPath'), null);
    if (RESERVED.has(path.split('/')[1] ?? '')) return (refuse('reservedPath'), null);

    above.add(node);
    const inside = [...trail, self];
    const children = childrenOf(node)
      .map((child) => visit(child, path, inside))
      .filter((child) => child !== null);
    above.delete(node);

    const isPage = childrenOf(node).length === 0 && pageurl !== '';
    if (isPage) {
      if (taken.has(path)) return (refuse('takenPath'), null);
      taken.add(path);
      routes.push({ path, twin: twinOf(path), name: self.name, nameEn: self.nameEn, trail });
    }
    const isShown = asText(node.showFlag) !== '0' && (isPage || children.length > 0);
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
  return { routes, entries, problems };
}

/** Returns the address of the same page in a window of its own. */
export function twinOf(path: string): string {
  return `/new${path}New`;
}

/** Returns the path that a twin stands for; `null` when it is none. */
export function pathOfTwin(twin: string): string | null {
  return /^\/new(\/.+?)(?:New)?$/.exec(twin)?.[1] ?? null;
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
