import { flowOf } from '../../flow/flow';

/**
 * Every state of a statement: 0 draft · 1 waits for the client · 2 disputed · 3 confirmed
 * · 4 partly paid · 5 paid · −1 void.
 */
export const STATEMENT_STATUSES = [0, 1, 2, 3, 4, 5, -1] as const;

/** State of a statement; see `STATEMENT_STATUSES`. */
export type StatementStatus = (typeof STATEMENT_STATUSES)[number];

/** Facts of a statement that decide about its moves. */
export interface StatementFacts {
  /** Number of its lines. */
  lines: number;
}

/** Facts that stand in the way of a statement's moves. */
export type StatementBlocker = 'empty';

/** The course of a statement: sent to the client, disputed or confirmed, paid. */
export const statementFlow = flowOf<StatementFacts, StatementBlocker>()({
  name: 'statement',
  states: STATEMENT_STATUSES,
  begins: { make: 0 },
  moves: {
    send: {
      from: [0],
      to: 1,
      by: ['staff'],
      blockers: ({ lines }) => (lines === 0 ? [{ code: 'empty' }] : []),
    },
    dispute: { from: [1], to: 2, by: ['client'], reason: true },
    resend: {
      from: [2],
      to: 1,
      by: ['staff'],
      reason: true,
      blockers: ({ lines }) => (lines === 0 ? [{ code: 'empty' }] : []),
    },
    confirm: { from: [1], to: 3, by: ['client'] },
    confirmFor: { from: [1, 2], to: 3, by: ['staff'], reason: true },
    void: { from: [0, 1, 2], to: -1, by: ['staff'], reason: true },
    payPart: { from: [3, 4, 5], to: 4, by: ['system'] },
    payAll: { from: [3, 4], to: 5, by: ['system'] },
    unpay: { from: [4, 5], to: 3, by: ['system'] },
  },
});

/** Name of a move of a statement. */
export type StatementMove = keyof typeof statementFlow.moves;

/** An act of a statement's history: a move, the one that begins it, or a correction of a line. */
export type StatementAct = StatementMove | keyof typeof statementFlow.begins | 'correct';

/** Names of the moves of a statement that people make. */
export const STATEMENT_MOVES = [
  'send',
  'dispute',
  'resend',
  'confirm',
  'confirmFor',
  'void',
] as const satisfies readonly StatementMove[];
