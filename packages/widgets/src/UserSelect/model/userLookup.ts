import type { Person } from '../../RecipientTransfer';

/** Returns people who match a text; those that can be selected now. */
export type SearchPeople = (
  text: string,
  options: { signal: AbortSignal },
) => Promise<readonly Person[]>;

/** Returns the people with these ids, also those who can no longer be selected. */
export type ResolvePeople = (
  ids: readonly string[],
  options: { signal: AbortSignal },
) => Promise<readonly Person[]>;

/** People by id, as one function resolves them; `null` for an id of nobody. */
interface Lookup {
  results: Map<string, Promise<Person | null>>;
  /** The ids that the next request has. */
  waiting: Set<string>;
  /** The request of the ids that wait; `null` while none waits. */
  next: Promise<ReadonlyMap<string, Person>> | null;
}

const lookups = new WeakMap<ResolvePeople, Lookup>();

/**
 * Returns the person with an id. All fields of a render that share `resolve` share one request, and
 * each id is requested once; a failed request may be tried again.
 */
export async function personOf(id: string, resolve: ResolvePeople): Promise<Person | null> {
  const lookup = lookups.get(resolve) ?? { results: new Map(), waiting: new Set(), next: null };
  lookups.set(resolve, lookup);
  const known = lookup.results.get(id);
  if (known) return known;
  lookup.waiting.add(id);
  lookup.next ??= requestNext(lookup, resolve);
  const result = lookup.next.then((people) => people.get(id) ?? null);
  lookup.results.set(id, result);
  result.catch(() => lookup.results.delete(id));
  return result;
}

/** Requests the ids that are added until the running script ends. */
async function requestNext(lookup: Lookup, resolve: ResolvePeople) {
  await Promise.resolve();
  const ids = [...lookup.waiting];
  lookup.waiting.clear();
  lookup.next = null;
  // Shared by fields of which any may be unmounted, so nothing aborts it.
  const people = await resolve(ids, { signal: new AbortController().signal });
  return new Map(people.map((person) => [person.id, person]));
}
