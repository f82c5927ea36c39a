import { createPath, type Location } from 'react-router-dom';
import { createLocation } from '../location';
import type { RouteTable } from './routeTable';

/** Where unknown paths lead. */
export const NOT_FOUND_PATH = '/404';
const START_PATH = '/dashboard';

/**
 * Returns where an address of the shell really leads: `/` to the start page, `/redirect/…` to its
 * page mounted anew, an unknown path to `/404` with the path in its state.
 */
export function resolvePlace(
  location: Location,
  table: RouteTable,
): { location: Location; refresh?: boolean } {
  const { pathname, search, hash } = location;
  const redirected = /^\/redirect2?(\/.+)$/.exec(pathname)?.[1];
  if (redirected)
    return {
      location: resolvePlace(createLocation({ pathname: redirected, search, hash }), table)
        .location,
      refresh: true,
    };
  if (pathname === '/') return { location: createLocation(START_PATH) };
  if (pathname === NOT_FOUND_PATH || table.find(pathname)) return { location };
  return { location: createLocation(NOT_FOUND_PATH, { wanted: createPath(location) }) };
}
