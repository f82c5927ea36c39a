import type { FigureRule } from '@mingjian/api';

/** Difference of a figure from the period before. */
export type Change =
  | { kind: 'none' }
  | { kind: 'same' }
  | { kind: 'relative' | 'points' | 'days'; isMore: boolean; size: number };

/**
 * Returns the difference of a figure from the period before: counts and amounts as a part of what
 * was, shares in points of a percent, means in days. `none` where nothing was before.
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
  return before === 0 ? { kind: 'none' } : { kind: 'relative', isMore, size: difference / before };
}
