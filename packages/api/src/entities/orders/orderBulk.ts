import { array, object, string } from 'yup';
import type { OrderMove } from '../../flows/orders/orderFlow';
import { idText, word } from '../../schema';

/** Most orders of one bulk call. */
export const BULK_ORDERS = 200;

/** Moves that are made for several orders at once, in the order in which they are offered. */
export const BULK_MOVES = [
  'accept',
  'handOver',
  'dispatch',
  'passCollection',
  'finishTasks',
  'complete',
  'place',
  'resubmit',
  'returnToClient',
  'endEarly',
  'cancel',
  'withdraw',
] as const satisfies readonly OrderMove[];

/** A move that is made for several orders at once. */
export type BulkMove = (typeof BULK_MOVES)[number];

/** Orders and the move that is to be made for all of them. */
export const orderBulkQuestion = object({
  orderIds: array(idText().required()).min(1).max(BULK_ORDERS).required(),
  move: string<BulkMove>()
    .oneOf([...BULK_MOVES])
    .required(),
});

/** A bulk move with what it needs. */
export const orderBulk = orderBulkQuestion.shape({
  /** Required by moves that go against the order's course. */
  reason: word(500),
  /** The new project manager, whom `handOver` requires. */
  userId: idText(),
});

/** Whether a move can be made for an order now. */
export interface BulkChoice {
  orderId: string;
  /** The sentence that says what stands in the way; `null` when nothing does. */
  blocker: string | null;
  /**
   * Fee of a cancellation, in fen; `null` for other moves, and for readers who may not see money.
   */
  fee: number | null;
}

/** Outcome of a bulk move for one order. */
export interface BulkOutcome {
  orderId: string;
  /** Why it was refused; `null` on success. */
  error: string | null;
}
