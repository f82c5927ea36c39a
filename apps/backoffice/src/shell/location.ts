import { createPath, parsePath, type Location, type To } from 'react-router-dom';

/** Returns the window's address as a router location. */
export function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (window.history.state ?? {}) as {
    usr?: unknown;
    key?: string;
  };
  return { ...createLocation({ pathname, search, hash }, usr), key };
}

/** Returns a location for `to` with a new key. */
export function createLocation(to: To, state: unknown = null): Location {
  const path = typeof to === 'string' ? parsePath(to) : to;
  return {
    pathname: '/',
    search: '',
    hash: '',
    unstable_mask: undefined,
    ...path,
    state,
    key: newKey(),
  } as Location;
}

/** Writes `location` as the window's address. */
export function writeLocation(location: Location, kind: 'push' | 'replace') {
  const entry = { usr: location.state as unknown, key: location.key };
  window.history[kind === 'push' ? 'pushState' : 'replaceState'](entry, '', createPath(location));
}

/** Unique in this window. `crypto.randomUUID` exists only on pages served over https. */
let count = 0;
function newKey() {
  return `${performance.timeOrigin.toString(36)}${(count += 1).toString(36)}`;
}
