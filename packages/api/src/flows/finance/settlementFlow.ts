import { flowOf } from '../../flow/flow';

/** Every state of a payment received: 0 to be matched · 1 matched · 2 returned. */
export const SETTLEMENT_STATUSES = [0, 1, 2] as const;

/** State of a payment received; see `SETTLEMENT_STATUSES`. */
export type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];

/** The least payment, in fen, that a second person has to match. */
export const LARGE_SETTLEMENT = 10_000_000;

/** Facts of a payment that decide about its moves. */
export interface SettlementFacts {
  /** Whether it needs a second person, and the one who acts entered it. */
  isOwnLarge: boolean;
}

/** Facts that stand in the way of a payment's moves. */
export type SettlementBlocker = 'ownLarge';

/** The course of a payment received: matched to statements, or returned. */
export const settlementFlow = flowOf<SettlementFacts, SettlementBlocker>()({
  name: 'settlement',
  states: SETTLEMENT_STATUSES,
  begins: { enter: 0 },
  moves: {
    match: {
      from: [0],
      to: 1,
      by: ['staff'],
      blockers: ({ isOwnLarge }) => (isOwnLarge ? [{ code: 'ownLarge' }] : []),
    },
    reject: { from: [0], to: 2, by: ['staff'], reason: true },
    undo: { from: [1], to: 2, by: ['staff'], reason: true },
  },
});

/** Name of a move of a payment. */
export type SettlementMove = keyof typeof settlementFlow.moves;

/** An act of a payment's history: a move, or the one that begins it. */
export type SettlementAct = SettlementMove | keyof typeof settlementFlow.begins;

/** Names of the moves of a payment. */
export const SETTLEMENT_MOVES = [
  'match',
  'reject',
  'undo',
] as const satisfies readonly SettlementMove[];
