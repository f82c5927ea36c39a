import { resourceOfKey } from './cacheKey';

/** Number of invalidations of each call's responses. */
export interface Revisions {
  of(place: string): number;
  raise(places: Iterable<string>): void;
  /** Counts an invalidation of every call of some resources. */
  raiseResources(resources: Iterable<string>): void;
  /** Counts an invalidation of every call. */
  raiseAll(): void;
  subscribe(listener: () => void): () => void;
}

const kept = new WeakMap<object, Revisions>();

/** The revisions that go with one cache: a new cache begins anew. */
export function revisionsOf(cache: object): Revisions {
  const known = kept.get(cache);
  if (known) return known;
  const made = createRevisions();
  kept.set(cache, made);
  return made;
}

function createRevisions(): Revisions {
  const counts = new Map<string, number>();
  const ofResources = new Map<string, number>();
  const listeners = new Set<() => void>();
  let ofAll = 0;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const count = (numbers: Map<string, number>, names: Iterable<string>) => {
    for (const name of names) numbers.set(name, (numbers.get(name) ?? 0) + 1);
    tell();
  };
  return {
    of: (place) => (counts.get(place) ?? 0) + (ofResources.get(resourceOfKey(place)) ?? 0) + ofAll,
    raise: (places) => count(counts, places),
    raiseResources: (resources) => count(ofResources, resources),
    raiseAll() {
      ofAll += 1;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
