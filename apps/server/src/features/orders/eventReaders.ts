import { orderFlow, type OrderMove } from '@mingjian/api';

/** Moves of the provider's own work, which clients do not see. */
export const INTERNAL_ACTS = Object.entries(orderFlow.moves).flatMap(([name, move]) =>
  'internal' in move ? [name as OrderMove] : [],
);

/** Moves that their holds tell, in the words of each reader. */
export const HOLD_MOVES = ['hold', 'resume'] as const satisfies OrderMove[];

/** Visibility of a note that the client reads too. */
export const SEEN_BY_CLIENT = 2;
