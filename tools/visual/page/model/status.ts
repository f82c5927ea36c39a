import type { Change } from '../../report';
import type { Rulings } from './decisions';
import type { ReportIndex } from './reportIndex';

/** Review status of a change. `unstable` is for its author, not for the reviewer. */
export type Status = 'open' | 'accepted' | 'denied' | 'unstable';

/** Progress of the review. */
export interface Tally {
  /** Changes that wait for a decision or have one; unstable ones are not among them. */
  total: number;
  decided: number;
  accepted: number;
  /** Unstable ones that were denied included. */
  denied: number;
  open: number;
  unstable: number;
  /** Changes that nothing explains and nobody has decided. */
  unexplainedOpen: number;
}

/** Returns where the change stands, by this review or else by an earlier one. */
export function statusOf(change: Change, rulings: Rulings): Status {
  const verdict = (rulings.get(change.id) ?? change.decided)?.verdict;
  if (verdict === undefined) return change.kind === 'unstable' ? 'unstable' : 'open';
  return verdict === 'accept' ? 'accepted' : 'denied';
}

/** Whether nothing that changed reaches the story of this picture. */
export function isUnexplained(change: Change): boolean {
  return change.causes.length === 0 && change.kind !== 'renamed' && change.kind !== 'unstable';
}

/** Returns how far the review of `changes` has come. */
export function tallyOf(changes: Iterable<Change>, rulings: Rulings): Tally {
  const tally: Tally = {
    total: 0,
    decided: 0,
    accepted: 0,
    denied: 0,
    open: 0,
    unstable: 0,
    unexplainedOpen: 0,
  };
  for (const change of changes) {
    const status = statusOf(change, rulings);
    tally[status] += 1;
    if (change.kind === 'unstable') continue;
    tally.total += 1;
    if (status !== 'open') tally.decided += 1;
    else if (isUnexplained(change)) tally.unexplainedOpen += 1;
  }
  return tally;
}

/**
 * Whether nothing is left to decide. A report without anything to decide is not finished, it never
 * began.
 */
export function isFinished(index: ReportIndex, rulings: Rulings): boolean {
  const { total, open } = tallyOf(index.changes.values(), rulings);
  return total > 0 && open === 0;
}
