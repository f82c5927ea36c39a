import {
  disputeDraft,
  disputeUpdate,
  type OrderDisputes,
  type OwnDisputeOffer,
} from '../../entities/orders/dispute';
import { orderRef } from '../../schema';
import { change, read } from '../call';

/** Disputes about issued reports. Not specified. */
export const disputes = {
  getOfOrder: read('/gOrderDispute/getOfOrder').takes(orderRef).gives<OrderDisputes>(),
  /** The report that the candidate of a link may dispute; `null` without one. */
  getOwnOffer: read('/api/collectPage/getDisputeOffer', {
    callers: 'candidates',
  }).gives<OwnDisputeOffer | null>(),
  /** Raises one as the client. */
  save: change('/gOrderDispute/save').takes(disputeDraft).gives<OrderDisputes>(),
  /** Makes a move of one. */
  update: change('/gOrderDispute/update').takes(disputeUpdate).gives<OrderDisputes>(),
};
