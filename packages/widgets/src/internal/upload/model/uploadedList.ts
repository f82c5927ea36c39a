/** A finished upload and the entry that it adds to a value. */
export interface FinishedUpload<Entry> {
  entry: Entry;
  /** Whether the value has had the entry: if it has it no longer, it was removed. */
  isListed: boolean;
}

/**
 * Returns a value with the finished uploads that it lacks, each before those that were selected
 * after it, whichever finished first. The parent's value may be older than the last change: what it
 * has not had yet is added again, so nothing is lost between two renders.
 */
export function withFinished<Entry>(
  list: readonly Entry[],
  finished: readonly FinishedUpload<Entry>[],
  keyOf: (entry: Entry) => string,
): readonly Entry[] {
  const next = [...list];
  finished.forEach(({ entry, isListed }, order) => {
    const indexOf = (one: Entry) => next.findIndex((other) => keyOf(other) === keyOf(one));
    if (isListed || indexOf(entry) >= 0) return;
    const later = finished.slice(order + 1).map((one) => indexOf(one.entry));
    const before = later.filter((index) => index >= 0);
    next.splice(before.length > 0 ? Math.min(...before) : next.length, 0, entry);
  });
  return next.length === list.length ? list : next;
}
