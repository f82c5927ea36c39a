import { flowOf, type Blocker } from '../../flow/flow';

/** Every state of a request: 1 asked · 2 approved · 3 refused. */
export const REQUEST_STATUSES = [1, 2, 3] as const;

/** State of a request; see `REQUEST_STATUSES`. */
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Facts of a request, and of who looks at it, that decide about its moves. */
export interface RequestFacts {
  /** Whether whoever looks at it has asked for it. */
  isOwn: boolean;
}

/** Facts that stand in the way of a request's moves. */
export type RequestBlocker = 'own';

const byAnother = ({ isOwn }: RequestFacts): Blocker<RequestBlocker>[] =>
  isOwn ? [{ code: 'own' }] : [];

/** The course of a request: one person asks, another one decides. */
export const requestFlow = flowOf<RequestFacts, RequestBlocker>()({
  name: 'request',
  states: REQUEST_STATUSES,
  begins: { ask: 1 },
  moves: {
    approve: { from: [1], to: 2, by: ['staff'], blockers: byAnother },
    refuse: { from: [1], to: 3, by: ['staff'], reason: true, blockers: byAnother },
  },
});

/** Name of a move of a request. */
export type RequestMove = keyof typeof requestFlow.moves;

/** Names of the moves of a request. */
export const REQUEST_MOVES = Object.keys(requestFlow.moves) as readonly RequestMove[];
