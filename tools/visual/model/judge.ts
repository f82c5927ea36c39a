import type { Decision } from '../report';
import { isAccepted, leadsTo, standingOf } from './standing';

/** Judgement of one picture. */
export type Judgement =
  /** It is the baseline. */
  | { is: 'same' }
  /** Somebody accepted the steps that lead to it, here or on another branch. */
  | { is: 'settled'; decision: Decision }
  /** Somebody refused exactly this picture, and nobody accepted it since. */
  | { is: 'denied'; decision: Decision }
  /** Nobody decided yet, or it was replaced since. */
  | { is: 'open' };

/**
 * Judges a picture by content: `before` is the baseline's hash (`null`: none), `after` the
 * picture's (`null`: the story is gone), and `decisions` everything that was ever decided about
 * this cell, in any order. The newest decision about the picture applies, on whatever branch it was
 * made: a later denial blocks even a picture that is the baseline.
 */
export function judge(
  before: string | null,
  after: string | null,
  decisions: readonly Decision[],
): Judgement {
  const newest = standingOf(after, decisions);
  if (newest?.verdict === 'deny') return { is: 'denied', decision: newest };
  if (before === after) return { is: 'same' };
  return newest && isAccepted(after, decisions) && leadsTo(before, after, decisions)
    ? { is: 'settled', decision: newest }
    : { is: 'open' };
}
