import { flowOf, type Blocker } from '../../flow/flow';

/**
 * Every state of a candidate's request: 10 received · 20 in work · 30 proposed · 40 granted · 50
 * refused · 60 withdrawn.
 */
export const PRIVACY_STATUSES = [10, 20, 30, 40, 50, 60] as const;

/** State of a candidate's request; see `PRIVACY_STATUSES`. */
export type PrivacyStatus = (typeof PRIVACY_STATUSES)[number];

/** States of a request that waits for an answer. */
export const OPEN_PRIVACY_STATUSES: readonly PrivacyStatus[] = [10, 20, 30];

/** Facts of a request, and of who looks at it, that decide about its moves. */
export interface PrivacyFacts {
  isDeletion: boolean;
  isProposed: boolean;
  /** Whether whoever looks at it has proposed the deletion. */
  isProposer: boolean;
  /** Orders of the candidate that are not at their end; 0 where nothing is to be deleted. */
  openOrders: number;
  /** Open dispute that answers it: 0 none · 1 received · 2 under review. */
  dispute: 0 | 1 | 2;
  /** Disputes about reports of the candidate that are not decided; 0 unless it is a deletion. */
  openDisputes: number;
}

/** Facts that stand in the way of a request's moves. */
export type PrivacyBlocker =
  | 'own'
  | 'needsProposal'
  | 'noDeletion'
  | 'openOrders'
  | 'openDisputes'
  | 'dispute'
  | 'inReview';

type Blockers = Blocker<PrivacyBlocker>[];

const byAnother = ({ isProposer }: PrivacyFacts): Blockers => (isProposer ? [{ code: 'own' }] : []);

const ofEndedOrders = ({ openOrders, openDisputes }: PrivacyFacts): Blockers => [
  ...(openOrders > 0 ? [{ code: 'openOrders' as const, count: openOrders }] : []),
  ...(openDisputes > 0 ? [{ code: 'openDisputes' as const, count: openDisputes }] : []),
];

/** Blocks requests that a dispute answers. */
const withoutDispute = ({ dispute }: PrivacyFacts): Blockers =>
  dispute > 0 ? [{ code: 'dispute' }] : [];

/** The course of a candidate's request. One person proposes a deletion, another one decides. */
export const privacyFlow = flowOf<PrivacyFacts, PrivacyBlocker>()({
  name: 'privacyRequest',
  states: PRIVACY_STATUSES,
  begins: { receive: 10 },
  moves: {
    take: { from: [10], to: 20, by: ['staff', 'system'], blockers: withoutDispute },
    propose: {
      from: [20],
      to: 30,
      by: ['staff'],
      reason: true,
      blockers: (facts) =>
        facts.isDeletion ? ofEndedOrders(facts) : [{ code: 'noDeletion' as const }],
    },
    grant: {
      from: [20, 30],
      to: 40,
      by: ['staff', 'system'],
      reason: true,
      blockers: (facts) => [
        ...(facts.isDeletion && !facts.isProposed ? [{ code: 'needsProposal' as const }] : []),
        ...byAnother(facts),
        ...withoutDispute(facts),
        ...(facts.isProposed ? ofEndedOrders(facts) : []),
      ],
    },
    refuse: {
      from: [20, 30],
      to: 50,
      by: ['staff', 'system'],
      reason: true,
      blockers: (facts) => [...byAnother(facts), ...withoutDispute(facts)],
    },
    withdraw: {
      from: [10, 20, 30],
      to: 60,
      by: ['candidate'],
      blockers: ({ dispute }) => (dispute === 2 ? [{ code: 'inReview' as const }] : []),
    },
  },
});

/** Name of a move of a candidate's request. */
export type PrivacyMove = keyof typeof privacyFlow.moves;

/** Names of the moves of a candidate's request. */
export const PRIVACY_MOVES = Object.keys(privacyFlow.moves) as readonly PrivacyMove[];

/** Name of an event of a candidate's request. */
export type PrivacyAct = PrivacyMove | 'receive';
