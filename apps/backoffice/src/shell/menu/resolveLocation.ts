import { createPath, type Location } from 'react-router-dom';
import { createLocation } from '../location';
import { pageOfStandalonePath } from './menuRoutes';
import type { RouteTable } from './routeTable';

/** Destination of unknown paths. */
export const NOT_FOUND_PATH = '/404';
const START_PATH = '/dashboard';

/**
 * Returns the path that a path of `/redirect/…` or `/redirect2/…` leads to; `null` for others. A
 * second slash would name another site, so such a path leads nowhere.
 */
export function redirectTarget(pathname: string): string | null {
  return /^\/redirect2?(\/(?![/\\]).+)$/.exec(pathname)?.[1] ?? null;
}

/**
 * Whether a path leads to a page that the signed-in person may open: in a tab, in a window of its
 * own, by way of its group in the menu, or redirected.
 */
export function isReachable(pathname: string, table: RouteTable): boolean {
  const target = redirectTarget(pathname) ?? pageOfStandalonePath(pathname);
  if (target !== null) return isReachable(target, table);
  return (
    pathname === '/' ||
    pathname === NOT_FOUND_PATH ||
    table.find(pathname) !== null ||
    table.firstPageOf(pathname) !== null ||
    hasCleanPath(pathname, table)
  );
}

function hasCleanPath(pathname: string, table: RouteTable) {
  const clean = withoutPunctuation(pathname);
  return clean !== pathname && isReachable(clean, table);
}

/** Returns a path without slashes and punctuation at its end, which come from a sentence. */
function withoutPunctuation(pathname: string): string {
  try {
    return encodeURI(decodeURI(pathname).replace(/(?<=.)[\p{P}\s]+$/u, ''));
  } catch {
    return pathname;
  }
}

/**
 * Returns the destination of a location: the start page for `/`, the first page of a group of the
 * menu, the remounted page for `/redirect/…`, and `/404` with the requested path in its state for
 * an unknown path. Punctuation at the end of a path is ignored.
 */
export function resolveLocation(
  location: Location,
  table: RouteTable,
): { location: Location; refresh?: boolean } {
  const { pathname, search, hash } = location;
  const redirected = redirectTarget(pathname);
  if (redirected !== null)
    return {
      location: resolveLocation(createLocation({ pathname: redirected, search, hash }), table)
        .location,
      refresh: true,
    };
  if (pathname === '/') return { location: createLocation(START_PATH) };
  if (pathname === NOT_FOUND_PATH || table.find(pathname)) return { location };
  const first = table.firstPageOf(pathname);
  if (first !== null) return { location: createLocation({ pathname: first, search, hash }) };
  if (hasCleanPath(pathname, table)) {
    const clean = withoutPunctuation(pathname);
    return resolveLocation(createLocation({ pathname: clean, search, hash }), table);
  }
  return { location: createLocation(NOT_FOUND_PATH, { requested: createPath(location) }) };
}
