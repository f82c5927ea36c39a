import { createPath, type Location } from 'react-router-dom';
import { createLocation } from '../location';
import type { RouteTable } from './routeTable';

/** Destination of unknown paths. */
export const NOT_FOUND_PATH = '/404';
const START_PATH = '/dashboard';

/**
 * Returns the destination of a location: the start page for `/`, the remounted page for
 * `/redirect/…`, and `/404` with the requested path in its state for an unknown path.
 */
export function resolveLocation(
  location: Location,
  table: RouteTable,
): { location: Location; refresh?: boolean } {
  const { pathname, search, hash } = location;
  const redirected = /^\/redirect2?(\/.+)$/.exec(pathname)?.[1];
  if (redirected)
    return {
      location: resolveLocation(createLocation({ pathname: redirected, search, hash }), table)
        .location,
      refresh: true,
    };
  if (pathname === '/') return { location: createLocation(START_PATH) };
  if (pathname === NOT_FOUND_PATH || table.find(pathname)) return { location };
  return { location: createLocation(NOT_FOUND_PATH, { requested: createPath(location) }) };
}
