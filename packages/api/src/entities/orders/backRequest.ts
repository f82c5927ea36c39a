import { object, string } from 'yup';
import type { MoveChoice } from '../../flow/flow';
import {
  REQUEST_MOVES,
  type RequestMove,
  type RequestStatus,
} from '../../flows/orders/requestFlow';
import { idText, word } from '../../schema';

/** Moves back behind an issued report, which two people decide. */
export const BACK_MOVES = ['recallReport', 'reopen'] as const;

/** A move back that two people decide. */
export type BackMove = (typeof BACK_MOVES)[number];

/** A request to move an order back behind its report. */
export interface BackRequest {
  id: string;
  move: BackMove;
  /** Name of the move, in the reader's language. */
  label: string;
  status: RequestStatus;
  reason: string;
  askedBy: string;
  askTime: string;
  /** Name of who decided; `null` until somebody has. */
  decidedBy: string | null;
  decideTime: string | null;
  /** Why it was refused. */
  decision: string | null;
  /** Moves that the caller may make, also those that are blocked. */
  moves: MoveChoice<RequestMove>[];
}

/** Schema of a request to move an order back. */
export const backDraft = object({
  orderId: idText().required(),
  move: string<BackMove>()
    .oneOf([...BACK_MOVES])
    .required(),
  reason: word(500).required(),
});

/** Schema of a decision about such a request. */
export const backDecision = object({
  id: idText().required(),
  action: string<RequestMove>()
    .oneOf([...REQUEST_MOVES])
    .required(),
  /** Required to refuse it. */
  reason: word(500),
});
