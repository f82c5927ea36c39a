import { backDecision, backDraft } from '../../entities/orders/backRequest';
import type { OrderDetail } from '../../entities/orders/orderDetail';
import { change } from '../call';

/**
 * Requests to recall a report or to reopen an order, which `orderBase.getOrderDetail` has. Who
 * asked cannot decide. Not specified.
 */
export const backRequests = {
  save: change('/gOrderBack/save').takes(backDraft).gives<OrderDetail>(),
  update: change('/gOrderBack/update').takes(backDecision).gives<OrderDetail>(),
};
