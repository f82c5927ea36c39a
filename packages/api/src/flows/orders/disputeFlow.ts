import { flowOf, type Blocker } from '../../flow/flow';

/**
 * Every state of a dispute about a report: 1 received · 2 under review · 3 upheld · 4 corrected · 5
 * withdrawn.
 */
export const DISPUTE_STATUSES = [1, 2, 3, 4, 5] as const;

/** State of a dispute; see `DISPUTE_STATUSES`. */
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** Facts of a dispute, and of who looks at it, that decide about its moves. */
export interface DisputeFacts {
  /** Whether whoever looks at it has raised it. */
  isOwn: boolean;
  /** Tasks that are verified again and not finished. */
  openTasks: number;
  /** Red and yellow levels of such tasks without evidence. */
  unprovenLevels: number;
  /** Whether a correction of the report is begun. */
  isCorrecting: boolean;
}

/** Facts that stand in the way of a dispute's moves. */
export type DisputeBlocker = 'notOwn' | 'openTasks' | 'unprovenLevels' | 'correcting';

type Blockers = Blocker<DisputeBlocker>[];

const whileCorrecting = ({ isCorrecting }: DisputeFacts): Blockers =>
  isCorrecting ? [{ code: 'correcting' }] : [];

const undecided = (facts: DisputeFacts): Blockers => [
  ...whileCorrecting(facts),
  ...(facts.openTasks > 0 ? [{ code: 'openTasks' as const, count: facts.openTasks }] : []),
];

/** The course of a dispute: received, tasks verified again, report upheld or corrected. */
export const disputeFlow = flowOf<DisputeFacts, DisputeBlocker>()({
  name: 'dispute',
  states: DISPUTE_STATUSES,
  begins: { raise: 1 },
  moves: {
    accept: { from: [1], to: 2, by: ['staff'] },
    reverify: { from: [2], by: ['staff'], blockers: whileCorrecting },
    beginCorrection: {
      from: [2],
      by: ['staff'],
      reason: true,
      blockers: (facts) => [
        ...undecided(facts),
        ...(facts.unprovenLevels > 0
          ? [{ code: 'unprovenLevels' as const, count: facts.unprovenLevels }]
          : []),
      ],
    },
    uphold: { from: [2], to: 3, by: ['staff'], reason: true, blockers: undecided },
    correct: { from: [2], to: 4, by: ['system'] },
    withdraw: {
      from: [1],
      to: 5,
      by: ['client', 'system'],
      blockers: ({ isOwn }) => (isOwn ? [] : [{ code: 'notOwn' }]),
    },
  },
});

/** Name of a move of a dispute. */
export type DisputeMove = keyof typeof disputeFlow.moves;

/** An act of a dispute's history: a move, or the one that begins it. */
export type DisputeAct = DisputeMove | keyof typeof disputeFlow.begins;

/** Names of the moves of a dispute that people make. */
export const DISPUTE_MOVES = [
  'accept',
  'reverify',
  'beginCorrection',
  'uphold',
  'withdraw',
] as const satisfies readonly DisputeMove[];
