import { flowOf, type Blocker, type Mover } from '../../flow/flow';

/**
 * Every state of a collection form: 0 not invited · 10 invited · 20 opened · 30 identified, waits
 * for authorisation · 35 authorised · 40 being filled · 50 submitted · 60 returned · 65
 * supplemented · 70 passed · −10 refused · −20 link expired · −30 consent withdrawn.
 */
export const COLLECT_STATUSES = [0, 10, 20, 30, 35, 40, 50, 60, 65, 70, -10, -20, -30] as const;

/** State of a collection form; see `COLLECT_STATUSES`. */
export type CollectStatus = (typeof COLLECT_STATUSES)[number];

/** Facts of a collection form that decide about its moves. */
export interface CollectFacts {
  /** Minutes until the next message may be sent. */
  minutesToWait: number;
  /** Whether all messages of the order are used up. */
  isSentOut: boolean;
  /** Whether a signed letter is among the papers of the order. */
  hasLetter: boolean;
  /** Items of which something that is required is missing. */
  incompleteItems: number;
  /** Items that were returned and not answered. */
  returnedItems: number;
}

/** Facts that stand in the way of a form's moves. */
export type CollectBlocker =
  | 'tooSoon'
  | 'sentOut'
  | 'noLetter'
  | 'incompleteItems'
  | 'returnedItems';

const some = (count: number, code: CollectBlocker): Blocker<CollectBlocker>[] =>
  count > 0 ? [{ code, count }] : [];
const when = (isBlocked: boolean, code: CollectBlocker): Blocker<CollectBlocker>[] =>
  isBlocked ? [{ code }] : [];

const sendable = ({ minutesToWait, isSentOut }: CollectFacts) => [
  ...when(isSentOut, 'sentOut'),
  ...(isSentOut ? [] : some(minutesToWait, 'tooSoon')),
];

/** States in which a candidate has still something to do. */
const WITH_CANDIDATE = [10, 20, 30, 35, 40, 60] as const satisfies CollectStatus[];

/** The course of a collection form (信采表): invited, authorised, filled in, reviewed. */
export const collectFlow = flowOf<CollectFacts, CollectBlocker>()({
  name: 'collect',
  states: COLLECT_STATUSES,
  begins: { create: 0 },
  moves: {
    invite: { from: [0, -20], to: 10, by: ['staff', 'client', 'system'], blockers: sendable },
    remind: { from: WITH_CANDIDATE, by: ['staff', 'client', 'system'], blockers: sendable },
    open: { from: [10], to: 20, by: ['candidate'] },
    // The product itself: after a decision of staff about a passport, or that of a signing vendor.
    identify: { from: [20], to: 30, by: ['candidate', 'system'] },
    authorise: { from: [30], to: 35, by: ['candidate', 'system'] },
    // With a letter on paper, staff fill in what the candidate told them.
    authoriseOnPaper: {
      from: [0, 10, 20, 30, -20],
      to: 35,
      by: ['staff'],
      blockers: ({ hasLetter }) => when(!hasLetter, 'noLetter'),
    },
    fill: { from: [35], to: 40, by: ['candidate', 'staff'] },
    submit: {
      from: [35, 40],
      to: 50,
      by: ['candidate', 'staff'],
      blockers: ({ incompleteItems }) => some(incompleteItems, 'incompleteItems'),
    },
    returnItems: { from: [50, 65, 70], to: 60, by: ['staff', 'system'], reason: true },
    supply: {
      from: [60],
      to: 65,
      by: ['candidate', 'staff'],
      blockers: ({ incompleteItems, returnedItems }) => [
        ...some(returnedItems, 'returnedItems'),
        ...some(incompleteItems, 'incompleteItems'),
      ],
    },
    pass: {
      from: [50, 65],
      to: 70,
      by: ['staff', 'system'],
      blockers: ({ returnedItems }) => some(returnedItems, 'returnedItems'),
    },
    refuse: { from: [10, 20, 30], to: -10, by: ['candidate', 'staff'], reason: true },
    expire: { from: [10, 20, 30], to: -20, by: ['system'] },
    withdraw: { from: [35, 40, 50, 60, 65, 70], to: -30, by: ['candidate', 'staff'], reason: true },
  },
});

/** Name of a move of a collection form. */
export type CollectMove = keyof typeof collectFlow.moves;

/** An act of a form's history: a move, or the one that begins it. */
export type CollectAct = CollectMove | keyof typeof collectFlow.begins;

/** Names of the moves of a form that staff and clients make. */
export const COLLECT_MOVES: readonly CollectMove[] = (
  Object.keys(collectFlow.moves) as CollectMove[]
).filter((name) => {
  const by: readonly Mover[] = collectFlow.moves[name].by;
  return by.includes('staff') || by.includes('client');
});
