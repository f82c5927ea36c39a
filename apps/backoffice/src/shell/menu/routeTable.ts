import { createContext, use } from 'react';
import type { UserType } from '@mingjian/api';
import type { Screen, Screens } from '../screen';
import type { MenuName, MenuRoutes } from './menuRoutes';

/** The menu entry and the screen of a path that the signed-in person may open. */
export interface RouteMatch {
  path: string;
  name: string;
  nameEn: string;
  trail: readonly MenuName[];
  /** `null` when the menu names a page that this version lacks. */
  screen: Screen | null;
  /** Whether the page is mounted anew at each visit: by its screen or by its menu entry. */
  noCache: boolean;
}

/** Every path that the signed-in person may open. */
export interface RouteTable {
  find(pathname: string): RouteMatch | null;
  /** Returns the path of the first page of a group of the menu; `null` for any other path. */
  firstPageOf(groupPath: string): string | null;
  /** Returns whether this version has the page of a path, whoever may open it. */
  hasPage(path: string): boolean;
}

const START = {
  path: '/dashboard',
  name: '控制台首页',
  nameEn: 'Home',
  trail: [],
  noCache: false,
} as const;
const PROFILE = { name: '个人中心', nameEn: 'Profile', trail: [], noCache: false } as const;

/** Returns the path of the page of one's own profile. */
export function profilePath(userType: UserType): string {
  return userType === 'companyUser' ? '/memberCenter' : '/userCenter';
}

/**
 * Joins the routes of the menu with the screens of this version. The start page and the person's
 * profile always exist.
 */
export function createRouteTable(
  { routes, groups }: MenuRoutes,
  screens: Screens,
  userType: UserType,
): RouteTable {
  const matches = new Map<string, RouteMatch>();
  const profile = { ...PROFILE, path: profilePath(userType) };
  for (const { path, name, nameEn, trail, noCache } of [START, profile, ...routes]) {
    const screen = screens[path] ?? null;
    const isFlagged = noCache || screen?.noCache === true;
    matches.set(path, { path, name, nameEn, trail, screen, noCache: isFlagged });
  }
  return {
    find: (pathname) => matches.get(pathname) ?? null,
    firstPageOf: (groupPath) => groups.get(groupPath) ?? null,
    hasPage: (path) => screens[path] !== undefined,
  };
}

export const RouteTableContext = createContext<RouteTable>({
  find: () => null,
  firstPageOf: () => null,
  hasPage: () => false,
});

/** The route table of the signed-in person. */
export function useRouteTable(): RouteTable {
  return use(RouteTableContext);
}
