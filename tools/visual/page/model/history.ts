import type { Change, Earlier } from '../../report';

/** Returns the earlier baseline that is looked at; `null` for the present one. */
export function earlierOf({ history }: Change, hash: string | null): Earlier | null {
  return hash === null
    ? null
    : (history.find((entry) => entry.hash === hash && entry.size !== null) ?? null);
}

/**
 * Returns the next older baseline with a picture, or with `-1` the next newer one; `present` is the
 * end of the way back. `null` where there is none in that direction.
 */
export function olderOf(
  change: Change,
  hash: string | null,
  distance: 1 | -1,
): Earlier | 'present' | null {
  const earlier = olderOnes(change);
  const next = earlier.findIndex((entry) => entry.hash === hash) + distance;
  if (next === -1) return hash === null ? null : 'present';
  return next < 0 ? null : (earlier[next] ?? null);
}

/** Each once: a baseline that came back stands where it was last. */
function olderOnes({ history, before }: Change): Earlier[] {
  const seen = new Set(before ? [before.hash] : []);
  return history.filter(({ hash, size }) => size !== null && !seen.has(hash) && seen.add(hash));
}
