import type { FigureRule } from '@mingjian/api';

/** Difference of a figure from the period before. */
export type Change =
  | { kind: 'none' }
  | { kind: 'same' }
  | { kind: 'relative' | 'absolute' | 'points' | 'days'; isMore: boolean; size: number };

/** Times what was before from which on a part of it tells nothing. */
const MANIFOLD = 10;

/**
 * Returns the difference of a figure from the period before: counts and amounts as a part of what
 * was, or as they are when that was next to nothing; shares in points of a percent, means in days.
 * `none` where nothing was before.
 */
export function changeOf(
  kind: FigureRule['kind'],
  now: number | null | undefined,
  before: number | null | undefined,
): Change {
  if (now == null || before == null) return { kind: 'none' };
  if (now === before) return { kind: 'same' };
  const isMore = now > before;
  const difference = Math.abs(now - before);
  if (kind === 'share') return { kind: 'points', isMore, size: difference * 100 };
  if (kind === 'days') return { kind: 'days', isMore, size: difference };
  if (before === 0) return { kind: 'none' };
  return difference / before >= MANIFOLD
    ? { kind: 'absolute', isMore, size: difference }
    : { kind: 'relative', isMore, size: difference / before };
}
