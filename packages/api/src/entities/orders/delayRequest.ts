import { number, object, string } from 'yup';
import type { MoveChoice } from '../../flow/flow';
import {
  REQUEST_MOVES,
  type RequestMove,
  type RequestStatus,
} from '../../flows/orders/requestFlow';
import { idText, word } from '../../schema';

/** Working days that one request may ask for, at most. */
export const DELAY_DAYS = 10;

/** Delays that one order may get, at most. */
export const ORDER_DELAYS = 2;

/** A request for more time for an order (申请延期). */
export interface DelayRequest {
  id: string;
  status: RequestStatus;
  /** Working days that it asks for. */
  days: number;
  reason: string;
  askedBy: string;
  askTime: string;
  /** Name of who decided; `null` until somebody has. */
  decidedBy: string | null;
  decideTime: string | null;
  /** Why it was refused. */
  decision: string | null;
  /** Due times of the order before and after; the latter `null` unless it was approved. */
  dueBefore: string;
  dueAfter: string | null;
  /** Moves that the caller may make, also those that are blocked. */
  moves: MoveChoice<RequestMove>[];
}

/** Schema of a request for more time. */
export const delayDraft = object({
  orderId: idText().required(),
  days: number().integer().min(1).max(DELAY_DAYS).required(),
  reason: word(500).required(),
});

/** Schema of a decision about a request. */
export const delayDecision = object({
  id: idText().required(),
  action: string<RequestMove>()
    .oneOf([...REQUEST_MOVES])
    .required(),
  /** Required to refuse it. */
  reason: word(500),
});
