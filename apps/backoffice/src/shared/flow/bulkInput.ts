import { createStore } from '@mingjian/ui';

/** The input of a move of several rows: a reason, or the person who takes over. */
export interface BulkInput {
  reason: string;
  userId: string | null;
  /** Whether somebody tried to go on, so that what is missing is shown. */
  isTried: boolean;
}

/** Part of the input that a move needs. */
export type BulkInputKind = 'reason' | 'person';

const NOTHING: BulkInput = { reason: '', userId: null, isTried: false };

/** Returns a store of the input of one move. */
export const createBulkInput = () => createStore(NOTHING);

/** Store of the input of one move. */
export type BulkInputStore = ReturnType<typeof createBulkInput>;

/** Empties the input, before a move is confirmed. */
export const resetBulkInput = (store: BulkInputStore) => store.set(NOTHING);

/** Whether the input has what a move needs. */
export const isComplete = ({ reason, userId }: BulkInput, kind: BulkInputKind): boolean =>
  kind === 'reason' ? reason.trim() !== '' : userId !== null;
