import type { RegionNames, RegionTable } from '../regions';
import { searchEntries, withLetters, type SearchEntry } from './model/regionSearch';
import type { RegionScope } from './regionScope';

/** Entries by the scope and whether they have letters. A page has one table. */
const kept = new Map<string, readonly SearchEntry[]>();

/**
 * Returns the entries of a search within a scope, with `names` those that Latin letters find. They
 * are computed once for all fields of a page.
 */
export function searchedEntries(
  { all }: RegionTable,
  { level, includeOverseas }: Pick<RegionScope, 'level' | 'includeOverseas'>,
  names: RegionNames | null,
): readonly SearchEntry[] {
  const key = `${level} ${includeOverseas} ${names !== null}`;
  const before = kept.get(key);
  if (before) return before;
  const plain = searchEntries(includeOverseas ? all : all.slice(0, -1), level);
  const entries = names ? withLetters(plain, names) : plain;
  kept.set(key, entries);
  return entries;
}
