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
}

export const NO_DECISIONS: DecisionLog = { steps: [], at: 0, exported: null };

/**
 * Whether the change can be decided this way: what looks different each time cannot be accepted.
 */
export function canDecide(change: Change, verdict: Verdict): boolean {
  return verdict === 'deny' || change.kind !== 'unstable';
}

/**
 * Returns the log with one more step. Steps that were undone are dropped; changes that cannot be
 * decided this way are left out, and the same log comes back if none is left.
 * @throws RangeError for a denial without a reason
 */
export function decide(
  log: DecisionLog,
  { changes, verdict, reason, by, at, group }: Ruling,
): DecisionLog {
  const words = reason.trim();
  if (verdict === 'deny' && words === '')
    throw new RangeError('A denial needs a reason: the author must know what to put right.');

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
      },
    }));
  if (rulings.length === 0) return log;

  const isExportGone = log.exported !== null && log.exported > log.at;
  return {
    steps: [...log.steps.slice(0, log.at), { rulings }],
    at: log.at + 1,
    exported: isExportGone ? null : log.exported,
  };
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
