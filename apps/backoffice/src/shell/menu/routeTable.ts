import type { Screen, Screens } from '../screen';
import type { MenuName, MenuRoutes } from './menuRoutes';

/** A path that the signed-in person may open. */
export interface RoutePlace {
  path: string;
  name: string;
  nameEn: string;
  trail: readonly MenuName[];
  /** `null` when the menu names a page that this version does not have. */
  screen: Screen | null;
}

/** Every path that the signed-in person may open. */
export interface RouteTable {
  find(pathname: string): RoutePlace | null;
}

const START = { path: '/dashboard', name: '控制台首页', nameEn: 'Home', trail: [] } as const;

/** Joins what the menu allows with the screens there are. The start page is always there. */
export function createRouteTable({ routes }: MenuRoutes, screens: Screens): RouteTable {
  const places = new Map<string, RoutePlace>();
  for (const { path, name, nameEn, trail } of [START, ...routes])
    places.set(path, { path, name, nameEn, trail, screen: screens[path] ?? null });
  return { find: (pathname) => places.get(pathname) ?? null };
}
