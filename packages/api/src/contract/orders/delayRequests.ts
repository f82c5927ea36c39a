import { delayDecision, delayDraft } from '../../entities/orders/delayRequest';
import type { OrderDetail } from '../../entities/orders/orderDetail';
import { change } from '../call';

/**
 * Requests for more time for orders, which `orderBase.getOrderDetail` has. Who asked cannot decide.
 * Not specified.
 */
export const delayRequests = {
  save: change('/gOrderDelay/save').takes(delayDraft).gives<OrderDetail>(),
  update: change('/gOrderDelay/update').takes(delayDecision).gives<OrderDetail>(),
};
