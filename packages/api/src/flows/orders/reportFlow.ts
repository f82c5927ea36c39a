import { flowOf, type Blocker, type Mover } from '../../flow/flow';

/**
 * Every state of a version of a report: 0 draft · 10 waits for review · 20 returned · 30 reviewed ·
 * 40 issued, never changed again · 50 replaced · 60 recalled.
 */
export const REPORT_STATUSES = [0, 10, 20, 30, 40, 50, 60] as const;

/** State of a version of a report; see `REPORT_STATUSES`. */
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Facts of a version that decide about its moves. */
export interface ReportFacts {
  /** Whether the caller wrote a part of it, or submitted it. */
  isOwn: boolean;
  /** Whether the overview has no text in Chinese. */
  isEmpty: boolean;
  /** Whether it is no stage report, and the order still has work before its report. */
  isEarly: boolean;
  /** Whether a dispute about the issued report waits for its decision. */
  isInDispute: boolean;
}

/** Facts that stand in the way of a version's moves. */
export type ReportBlocker = 'ownReport' | 'emptySummary' | 'tooEarly' | 'undecided';

const when = (isBlocked: boolean, code: ReportBlocker): Blocker<ReportBlocker>[] =>
  isBlocked ? [{ code }] : [];

const byAnother = ({ isOwn }: ReportFacts) => when(isOwn, 'ownReport');

/** The course of a version of a report: written, reviewed by somebody else, issued. */
export const reportFlow = flowOf<ReportFacts, ReportBlocker>()({
  name: 'report',
  states: REPORT_STATUSES,
  begins: { draft: 0 },
  moves: {
    submit: {
      from: [0, 20],
      to: 10,
      by: ['staff', 'system'],
      blockers: ({ isEmpty, isEarly }) => [
        ...when(isEmpty, 'emptySummary'),
        ...when(isEarly, 'tooEarly'),
      ],
    },
    takeBack: { from: [10], to: 0, by: ['staff', 'system'] },
    giveBack: { from: [10], to: 20, by: ['staff'], reason: true, blockers: byAnother },
    revise: { from: [20], to: 0, by: ['staff'] },
    pass: { from: [10], to: 30, by: ['staff'], blockers: byAnother },
    reopen: { from: [30], to: 0, by: ['staff', 'system'], reason: true },
    issue: {
      from: [30],
      to: 40,
      by: ['staff', 'system'],
      blockers: ({ isEarly, isInDispute }) => [
        ...when(isEarly, 'tooEarly'),
        ...when(isInDispute, 'undecided'),
      ],
    },
    replace: { from: [40], to: 50, by: ['system'] },
    recall: { from: [40], to: 60, by: ['system'], reason: true },
  },
});

/** Name of a move of a version. */
export type ReportMove = keyof typeof reportFlow.moves;

/** An act of a version's history: a move, the one that begins it, or a note. */
export type ReportAct = ReportMove | keyof typeof reportFlow.begins | 'note';

/** Names of the moves of a version that people make. */
export const REPORT_MOVES: readonly ReportMove[] = (
  Object.keys(reportFlow.moves) as ReportMove[]
).filter((name) => (reportFlow.moves[name].by as readonly Mover[]).includes('staff'));
