import type { Change, Decision, Verdict } from '../../report';

/** One act of the reviewer: a decision about one picture, or about a whole group. */
export interface Step {
  rulings: { id: string; decision: Decision }[];
}

/** Everything that was decided, undone steps included, so that undo and redo only move a place. */
export interface DecisionLog {
  steps: readonly Step[];
  /** Number of steps in force. */
  at: number;
  /**
   * Number in force at the last export; `null` when there was none, or when those steps were
   * undone.
   */
  exported: number | null;
  /** Ids of the changes that were looked at. No undo takes a look back. */
  looked: ReadonlySet<string>;
}

/** The decisions in force, by id of the change. */
export type Rulings = ReadonlyMap<string, Decision>;

/** A command of the reviewer. */
export interface Ruling {
  changes: readonly Change[];
  verdict: Verdict;
  reason: string;
  by: string;
  /** ISO 8601. */
  at: string;
  /** Id of the group it is decided with; `null` on its own. */
  group: string | null;
  /** Ids of the changes of the group that were looked at before. */
  looked: string[];
}

export const NO_DECISIONS: DecisionLog = {
  steps: [],
  at: 0,
  exported: null,
  looked: new Set(),
};

/**
 * Whether the change can be decided this way: what looks different each time cannot be accepted.
 */
export function canDecide(change: Change, verdict: Verdict): boolean {
  return verdict === 'deny' || change.kind !== 'unstable';
}

/**
 * Returns the log with one more step. Steps that were undone are dropped; changes that cannot be
 * decided this way are left out, and the same log comes back if none is left.
 * @throws RangeError without a reason
 */
export function decide(
  log: DecisionLog,
  { changes, verdict, reason, by, at, group, looked }: Ruling,
): DecisionLog {
  const words = reason.trim();
  if (words === '')
    throw new RangeError('A decision needs a reason: whoever asks later must find out why.');

  const rulings = changes
    .filter((change) => canDecide(change, verdict))
    .map(({ id, story, cell, before, after }) => ({
      id,
      decision: {
        story,
        cell,
        before: before?.hash ?? null,
        after: after?.hash ?? null,
        verdict,
        reason: words,
        by,
        at,
        group,
        looked,
      },
    }));
  if (rulings.length === 0) return log;

  const isExportGone = log.exported !== null && log.exported > log.at;
  return {
    steps: [...log.steps.slice(0, log.at), { rulings }],
    at: log.at + 1,
    exported: isExportGone ? null : log.exported,
    looked: log.looked,
  };
}

/** Returns the log, remembering that a change was looked at. */
export function noteLook(log: DecisionLog, id: string): DecisionLog {
  return log.looked.has(id) ? log : { ...log, looked: new Set([...log.looked, id]) };
}

/** Returns the reasons of the decisions in force with this verdict, the last given first. */
export function lastReasons(log: DecisionLog, verdict: Verdict, most = 3): string[] {
  const reasons = log.steps
    .slice(0, log.at)
    .flatMap(({ rulings: [first] }) =>
      first?.decision.verdict === verdict ? [first.decision.reason] : [],
    );
  return [...new Set(reasons.toReversed())].slice(0, most);
}

/** Returns the log one step earlier; the same one at the start. */
export function undo(log: DecisionLog): DecisionLog {
  return log.at === 0 ? log : { ...log, at: log.at - 1 };
}

/** Returns the log with the last undone step in force again; the same one if nothing is undone. */
export function redo(log: DecisionLog): DecisionLog {
  return log.at === log.steps.length ? log : { ...log, at: log.at + 1 };
}

/** Returns the decisions in force: the last one about each change. */
export function rulingsOf(log: DecisionLog): Rulings {
  return new Map(
    log.steps
      .slice(0, log.at)
      .flatMap((step) => step.rulings.map(({ id, decision }) => [id, decision] as const)),
  );
}

/** Returns the log, remembering that what is in force now was exported. */
export function markExported(log: DecisionLog): DecisionLog {
  return { ...log, exported: log.at };
}

/** Whether what is in force differs from what was last exported. */
export function isUnsaved(log: DecisionLog): boolean {
  return log.at !== (log.exported ?? 0);
}
