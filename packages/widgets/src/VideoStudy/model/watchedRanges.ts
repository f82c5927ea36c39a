import type { WatchedRange } from './studyVideo';

/** Gaps up to this many seconds are the rounding of a player, not a part that was skipped. */
const TOLERANCE = 0.25;

/** Returns the ranges with another one, merged where they touch, in the order of time. */
export function addRange(
  ranges: readonly WatchedRange[],
  [from, to]: WatchedRange,
): readonly WatchedRange[] {
  if (!Number.isFinite(from) || !Number.isFinite(to) || to <= from || from < 0) return ranges;
  const apart = ranges.filter((range) => range[1] < from - TOLERANCE || range[0] > to + TOLERANCE);
  const touched = ranges.filter((range) => !apart.includes(range));
  const merged: WatchedRange = [
    Math.min(from, ...touched.map(([start]) => start)),
    Math.max(to, ...touched.map(([, end]) => end)),
  ];
  return [...apart, merged].toSorted(([one], [other]) => one - other);
}

/** Returns valid ranges, merged and in the order of time. */
export function mergeRanges(ranges: readonly WatchedRange[]): readonly WatchedRange[] {
  return ranges.reduce(addRange, []);
}

/** Returns the seconds that the ranges cover, which do not overlap. */
export function watchedSeconds(ranges: readonly WatchedRange[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0);
}

/**
 * Returns the position that a seek to `target` reaches when nothing may be skipped: `target` inside
 * a watched range, otherwise the last watched moment before it, or 0.
 */
export function reachable(ranges: readonly WatchedRange[], target: number): number {
  return ranges.reduce(
    (reached, [from, to]) => (from - TOLERANCE <= target ? Math.min(target, to) : reached),
    0,
  );
}

/**
 * Returns the ranges that a study starts with: the saved ones or, for a position without them, the
 * part before it.
 */
export function savedRanges({
  currentTime,
  watched,
}: {
  currentTime: number | null;
  watched?: readonly WatchedRange[] | undefined;
}): readonly WatchedRange[] {
  return mergeRanges(watched ?? [[0, currentTime ?? 0]]);
}
