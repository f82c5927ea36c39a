import type { MoveChoice } from '../../flow/flow';
import type { RequestMove, RequestStatus } from '../../flows/orders/requestFlow';

/** The largest share of an order's price that one person alone takes off. */
const ALONE = 0.2;

/** Whether a reduction, in fen, of an order's price needs the approval of another person. */
export const needsApproval = (reduction: number, price: number): boolean =>
  reduction > price * ALONE;

/** A request to take more off an order's price than one person may. */
export interface ReductionRequest {
  id: string;
  /** In fen. */
  amount: number;
  status: RequestStatus;
  reason: string;
  askedBy: string;
  askTime: string;
  /** Name of who decided; `null` until somebody has. */
  decidedBy: string | null;
  decideTime: string | null;
  /** Reason of its refusal. */
  decision: string | null;
  /** Moves that the caller may make, also those that are blocked. */
  moves: MoveChoice<RequestMove>[];
}
