import { createPath, parsePath, type Location, type Path, type To } from 'react-router-dom';

/** Longest query of an address. Many servers and proxies refuse addresses of 8 kB. */
const MAX_QUERY = 6_000;
/** Parameter of an address without its longest parameters. */
const SHORTENED = 'shortened';

interface HistoryEntry {
  usr?: unknown;
  key?: string;
  /** The whole query, where the address has a part of it. */
  search?: string;
}

/** Returns the window's address as a router location, with its whole query on this computer. */
export function readLocation(): Location {
  const { pathname, hash, search: shown } = window.location;
  const {
    usr = null,
    key = 'default',
    search = shown,
  } = (window.history.state ?? {}) as HistoryEntry;
  return { ...createLocation({ pathname, search, hash }, usr), key };
}

/** Whether a location comes from an address that lost its longest parameters. */
export const isShortened = ({ search }: Location) => new URLSearchParams(search).has(SHORTENED);

/** Returns a location without the mark of `isShortened`. */
export function withoutMark(location: Location): Location {
  const params = new URLSearchParams(location.search);
  params.delete(SHORTENED);
  const query = params.toString();
  return { ...location, search: query && `?${query}` };
}

/** Returns the address of a location that every server takes, without what would not fit. */
export function addressOf(path: Partial<Path>): string {
  const { search } = path;
  if (!search || search.length <= MAX_QUERY) return createPath(path);
  const params = new URLSearchParams(search);
  params.set(SHORTENED, '1');
  const longestFirst = [...params].toSorted(([, one], [, other]) => other.length - one.length);
  for (const [name] of longestFirst) {
    if (params.toString().length <= MAX_QUERY) break;
    params.delete(name);
  }
  return createPath({ ...path, search: `?${params.toString()}` });
}

/** Returns the entry of the window's history for a location. */
export function historyEntryOf({ search, state, key }: Location): HistoryEntry {
  return { usr: state as unknown, key, ...(search.length > MAX_QUERY && { search }) };
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
  const write = kind === 'push' ? 'pushState' : 'replaceState';
  window.history[write](historyEntryOf(location), '', addressOf(location));
}

/** Unique in this window. `crypto.randomUUID` exists only on pages served over https. */
let count = 0;
function newKey() {
  return `${performance.timeOrigin.toString(36)}${(count += 1).toString(36)}`;
}
