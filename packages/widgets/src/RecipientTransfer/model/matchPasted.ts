import { readPastedList } from '../../internal/list/pasteList';
import { normalized, type Person } from './person';

/** Entries of a pasted list and the people that they name. */
export interface PastedPeople {
  /** Ids of the people named by exactly one entry's name, phone or id, each once. */
  ids: string[];
  /** Entries that name nobody, in pasted order. */
  unmatched: string[];
  /** Entries that name several people, in pasted order. */
  ambiguous: string[];
}

/** Maximum number of entries that are read. */
const LIMIT = 10_000;

/** Returns the people that a pasted list names by their whole name, phone or id. */
export function matchPasted(text: string, people: readonly Person[]): PastedPeople {
  const byEntry = new Map<string, Set<string>>();
  for (const { id, realname, phone } of people) {
    for (const entry of [id, realname, phone]) {
      if (!entry) continue;
      const key = normalized(entry);
      byEntry.set(key, (byEntry.get(key) ?? new Set()).add(id));
    }
  }
  const ids = new Set<string>();
  const result: PastedPeople = { ids: [], unmatched: [], ambiguous: [] };
  for (const entry of readPastedList(text, LIMIT).values) {
    const [first, ...others] = byEntry.get(normalized(entry)) ?? [];
    if (first === undefined) result.unmatched.push(entry);
    else if (others.length > 0) result.ambiguous.push(entry);
    else ids.add(first);
  }
  return { ...result, ids: [...ids] };
}
