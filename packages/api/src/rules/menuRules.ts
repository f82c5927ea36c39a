import type { MenuNode } from '../entities/session/menuNode';
import type { RuleProblem, TextRule } from './rule';

/** The reason why an entry of the menu leads to no page. */
export type MenuReason = 'badPath' | 'takenPath' | 'reservedPath' | 'tooDeep' | 'cycle' | 'tooMany';

/** An entry of the menu that leads to no page. */
export interface MenuProblem {
  code: string;
  reason: MenuReason;
  path: string;
}

/** An entry without problems, in its place. */
export interface CheckedEntry {
  node: MenuNode;
  /** Its `pageurl` below those of the entries above it. */
  path: string;
  /** Whether it is a page; otherwise it is a group. */
  isPage: boolean;
  children: readonly CheckedEntry[];
}

/** A menu without the entries that lead to no page. */
export interface CheckedMenu {
  entries: readonly CheckedEntry[];
  problems: readonly MenuProblem[];
}

/** First parts of paths that belong to the product itself. Source: spec 1 §2. */
const RESERVED = new Set(
  (
    'login register forget test clientUser signPage redirect redirect2 dashboard ' +
    'userCenter memberCenter new 404'
  ).split(' '),
);
const MAX_DEPTH = 6;
const MAX_ENTRIES = 5_000;

/** Messages of the problems. */
export const MENU_PROBLEMS: Readonly<Record<MenuReason, { problem: RuleProblem }>> = {
  badPath: {
    problem: {
      zh: '路径只能由字母、数字、短横线和下划线组成，用 / 分段',
      en: 'A path has letters, digits, hyphens and underscores, in parts separated by /',
    },
  },
  takenPath: {
    problem: { zh: '另一个菜单已使用这个路径', en: 'Another entry has this path already' },
  },
  reservedPath: {
    problem: { zh: '这个路径由系统保留', en: 'This path is reserved for the product' },
  },
  tooDeep: {
    problem: { zh: `菜单最多 ${MAX_DEPTH} 级`, en: `A menu has at most ${MAX_DEPTH} levels` },
  },
  cycle: {
    problem: { zh: '不能放在自己或自己的下级之下', en: 'An entry cannot be below itself' },
  },
  tooMany: {
    problem: {
      zh: `菜单最多 ${MAX_ENTRIES} 项`,
      en: `A menu has at most ${MAX_ENTRIES} entries`,
    },
  },
};

/** Paths of menu entries, without a leading slash. Source: the product. */
export const menuPathRule: TextRule = { accepts: isPath, problem: MENU_PROBLEMS.badPath.problem };

/**
 * Returns the entries of a menu that lead to pages, and the problems of the others. Nothing in a
 * menu can break it, not even what is no text or no list. Of two pages with one path the first
 * counts.
 */
export function checkMenu(menu: readonly MenuNode[]): CheckedMenu {
  const problems: MenuProblem[] = [];
  const taken = new Set<string>();
  const ancestors = new Set<MenuNode>();
  let count = 0;

  function visit(node: MenuNode, parentPath: string): CheckedEntry | null {
    const pageurl = menuText(node.pageurl);
    const path = pageurl ? `${parentPath}/${pageurl}` : parentPath;
    const refuse = (reason: MenuReason) => {
      problems.push({ code: menuText(node.code), reason, path });
      return null;
    };

    if (ancestors.has(node)) return refuse('cycle');
    if (ancestors.size >= MAX_DEPTH) return refuse('tooDeep');
    if ((count += 1) > MAX_ENTRIES) return refuse('tooMany');
    if (pageurl && !isPath(pageurl)) return refuse('badPath');
    if (RESERVED.has(path.split('/')[1] ?? '')) return refuse('reservedPath');

    const below = childrenOf(node);
    ancestors.add(node);
    const children = below.flatMap((child) => visit(child, path) ?? []);
    ancestors.delete(node);

    const isPage = below.length === 0 && pageurl !== '';
    if (isPage && taken.has(path)) return refuse('takenPath');
    if (isPage) taken.add(path);
    return { node, path, isPage, children };
  }

  const top = Array.isArray(menu) ? menu.filter(isNode) : [];
  return { entries: top.flatMap((node) => visit(node, '') ?? []), problems };
}

/**
 * Paths of the pages of users, roles and menus. Without an account that reaches them, nobody could
 * undo a change of accounts, roles or menus.
 */
export const ADMINISTRATION_PAGES = [
  '/system/userList',
  '/system/roleList',
  '/system/menuList',
] as const;

/** Returns the paths of the pages that a menu leads to, hidden ones included. */
export function pagesOf(menu: readonly MenuNode[]): ReadonlySet<string> {
  const paths = new Set<string>();
  const visit = ({ path, isPage, children }: CheckedEntry) => {
    if (isPage) paths.add(path);
    children.forEach(visit);
  };
  checkMenu(menu).entries.forEach(visit);
  return paths;
}

/** Returns a field of a menu entry as text; an empty text for what is none. */
export function menuText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function childrenOf(node: MenuNode): readonly MenuNode[] {
  return Array.isArray(node.children) ? node.children.filter(isNode) : [];
}

function isNode(node: unknown): node is MenuNode {
  return typeof node === 'object' && node !== null;
}

function isPath(pageurl: string) {
  return /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/.test(pageurl) && pageurl.length <= 200;
}
