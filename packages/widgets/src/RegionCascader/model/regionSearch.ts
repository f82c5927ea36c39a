import type { Region, RegionNames } from '../../regions';

/** Latin letters of a region and those around it: whole syllables and initials, province first. */
interface Letters {
  syllables: readonly string[];
  initials: readonly string[];
}

/** A region that a search can find. */
export interface SearchEntry {
  region: Region;
  /** Names from the province down. */
  names: readonly string[];
  letters?: Letters | undefined;
}

/** Regions found, best first. */
export interface FoundRegions {
  regions: readonly Region[];
  /** Number of all regions that match. */
  total: number;
}

/** Most regions that a search shows. */
export const MOST_FOUND = 50;

/** Returns the regions of a table down to a level as entries of a search. */
export function searchEntries(regions: readonly Region[], level: number): SearchEntry[] {
  const names = new Map<Region, readonly string[]>();
  return regions.flatMap((region) => {
    const own = [...((region.parent && names.get(region.parent)) ?? []), region.name];
    names.set(region, own);
    return region.level <= level ? [{ region, names: own }] : [];
  });
}

/** Returns the entries with the letters that their names are typed with. */
export function withLetters(entries: readonly SearchEntry[], names: RegionNames): SearchEntry[] {
  const known = new Map<Region, Letters>();
  return entries.map((entry) => {
    const { name, parent } = entry.region;
    const own = names.syllablesOf(name).map(folded);
    const above = parent ? known.get(parent) : undefined;
    const letters: Letters = {
      syllables: [...(above?.syllables ?? []), own.join('')],
      initials: [...(above?.initials ?? []), own.map((one) => one.charAt(0)).join('')],
    };
    known.set(entry.region, letters);
    return { ...entry, letters };
  });
}

/**
 * Returns the regions that a text finds: the start of a code, a part of a name, names of a path
 * such as 上海浦东, pinyin or initials.
 */
export function findRegions(entries: readonly SearchEntry[], text: string): FoundRegions {
  const query = text
    .trim()
    .toLowerCase()
    .replace(/[\s'/,，、]+/g, '');
  if (query === '') return { regions: [], total: 0 };
  const rank = rankOf(query);
  const ranked: { region: Region; rank: number }[] = [];
  for (const entry of entries) {
    const found = rank(entry);
    if (found > 0) ranked.push({ region: entry.region, rank: found });
  }
  // The sort is stable, so that equals stay in the order of their codes.
  ranked.sort((a, b) => a.rank - b.rank || a.region.level - b.region.level);
  return { regions: ranked.slice(0, MOST_FOUND).map(({ region }) => region), total: ranked.length };
}

/** Returns the rank of an entry for a query, 1 the best; 0 when it does not match. */
function rankOf(query: string): (entry: SearchEntry) => number {
  if (/^\d+$/.test(query)) return ({ region }) => (region.code.startsWith(query) ? 1 : 0);
  if (/^[a-zü]+$/.test(query)) {
    const letters = folded(query);
    return (entry) => letterRank(entry, letters);
  }
  return (entry) => nameRank(entry, query);
}

function letterRank({ letters }: SearchEntry, query: string): number {
  if (!letters) return 0;
  const { syllables, initials } = letters;
  const own = syllables.at(-1)!;
  if (own.startsWith(query)) return 1;
  if (initials.at(-1)!.startsWith(query)) return 2;
  if (query.length > 2 && own.includes(query)) return 4;
  return isPathStart(query, syllables) || isPathStart(query, initials) ? 3 : 0;
}

function nameRank({ region, names }: SearchEntry, query: string): number {
  const index = region.name.indexOf(query);
  if (index >= 0) return index === 0 ? 1 : 2;
  return isPathStart(query, names) ? 3 : 0;
}

/** Whether a query is made of starts of the names, in their order, the last name among them. */
function isPathStart(query: string, names: readonly string[]): boolean {
  let read = 0;
  let isLast = false;
  for (const name of names) {
    const end = readStart(query, read, name);
    isLast = end > read;
    read = end;
  }
  return read === query.length && isLast;
}

/** Returns where a query stops to agree with the start of a name, read from `from`. */
function readStart(query: string, from: number, name: string): number {
  let read = from;
  while (read < query.length && query[read] === name[read - from]) read += 1;
  return read;
}

const folded = (text: string) => text.replace(/[üv]/g, 'u');
