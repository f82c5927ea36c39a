import {
  checkMenu,
  menuText,
  type CheckedEntry,
  type MenuNode,
  type MenuProblem,
} from '@mingjian/api';

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
  const groups = new Map<string, string>();

  function visit(
    { node, path, isPage, children }: CheckedEntry,
    trail: readonly MenuName[],
  ): MenuEntry[] {
    const self = nameOf(node);
    const hasPath = menuText(node.pageurl) !== '';
    const childTrail = [...trail, hasPath ? { ...self, path } : self];
    const firstPage = routes.length;
    const entries = children.flatMap((child) => visit(child, childTrail));

    const first = routes[firstPage];
    if (first && hasPath && !groups.has(path)) groups.set(path, first.path);
    if (isPage) {
      const { name, nameEn } = self;
      const noCache = menuText(node.noCache) === '1';
      const standalonePath = standalonePathOf(path);
      routes.push({ path, standalonePath, name, nameEn, trail, noCache });
    }
    const hasContent = isPage ? hasPage(path) : entries.length > 0;
    const isShown = menuText(node.showFlag) !== '0' && hasContent;
    const entry: MenuEntry = {
      ...self,
      icon: menuText(node.icon) || null,
      iconColor: readColor(node.iconColor),
      path: isPage ? path : null,
      children: entries,
    };
    return isShown ? [entry] : [];
  }

  const all = Array.isArray(menu) ? menu : [];
  const checked = checkMenu(all.filter((node) => !mallOnly || node?.remark === 'MALL'));
  const entries = checked.entries.flatMap((entry) => visit(entry, []));
  return { routes, entries, groups, problems: checked.problems };
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
  const name = menuText(node.name);
  return { code: menuText(node.code), name, nameEn: menuText(node.nameEn) || name };
}

function readColor(color: unknown): string | null {
  return typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? color : null;
}
