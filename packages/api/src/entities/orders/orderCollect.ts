import type { CollectForm } from './collectForm';

/** A collection form on the page of its order, without what it says. */
export type OrderCollect = Pick<
  CollectForm,
  | 'id'
  | 'status'
  | 'inviteChannel'
  | 'sendCount'
  | 'tokenExpire'
  | 'undeliverable'
  | 'isReminded'
  | 'openTime'
  | 'authTime'
  | 'submitTime'
  | 'passTime'
  | 'progress'
> & {
  /** Items that are marked as returned, or wait for the candidate. */
  returnedItems: number;
  /** Whether the caller sees what the candidate gave. */
  isReadable: boolean;
};
