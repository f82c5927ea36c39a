import type { Decision } from '../report';

/** Judgement of one picture. */
export type Judgement =
  /** It is the baseline. */
  | { is: 'same' }
  /** Somebody accepted exactly this step before, here or on another branch. */
  | { is: 'settled'; decision: Decision }
  /** Somebody refused exactly this picture. */
  | { is: 'denied'; decision: Decision }
  /** Nobody decided yet. */
  | { is: 'open' };

/**
 * Judges a picture by content: `before` is the baseline's hash (`null`: none), `after` the
 * picture's (`null`: the story is gone), and `decisions` everything that was ever decided about
 * this cell, in any order. History plays no part: a squash, a rebase or a second branch brings the
 * same hashes, and with them the same answer.
 */
export function judge(
  before: string | null,
  after: string | null,
  decisions: readonly Decision[],
): Judgement {
  if (before === after) return { is: 'same' };
  const latest = latestByStep(decisions);
  const denial = [...latest.values()].find(
    (decision) =>
      decision.verdict === 'deny' && decision.after === after && decision.before === before,
  );
  if (denial) return { is: 'denied', decision: denial };
  const path = acceptedPath(before, after, [...latest.values()]);
  if (path) return { is: 'settled', decision: path };
  const elsewhere = [...latest.values()].find(
    (decision) => decision.verdict === 'deny' && decision.after === after,
  );
  return elsewhere ? { is: 'denied', decision: elsewhere } : { is: 'open' };
}

/** The last word on each step from one picture to another. */
function latestByStep(decisions: readonly Decision[]): Map<string, Decision> {
  const latest = new Map<string, Decision>();
  for (const decision of decisions) {
    const step = `${decision.before}>${decision.after}`;
    const known = latest.get(step);
    if (!known || known.at <= decision.at) latest.set(step, decision);
  }
  return latest;
}

/** The acceptance that ends at `after`, when accepted steps lead there from `before`. */
function acceptedPath(
  before: string | null,
  after: string | null,
  decisions: readonly Decision[],
): Decision | null {
  const accepted = decisions.filter(({ verdict }) => verdict === 'accept');
  const reached = new Set([before]);
  for (let found = true; found;) {
    found = false;
    for (const decision of accepted) {
      if (!reached.has(decision.before) || reached.has(decision.after)) continue;
      if (decision.after === after) return decision;
      reached.add(decision.after);
      found = true;
    }
  }
  return null;
}
