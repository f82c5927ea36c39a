import { backDecision } from '../../entities/orders/backRequest';
import type { OrderDetail } from '../../entities/orders/orderDetail';
import { change } from '../call';

/**
 * Requests to take a large amount off an order, which `orderInfo.reduceAmount` makes and
 * `orderBase.getOrderDetail` has. Who asked cannot decide. Not specified.
 */
export const reductionRequests = {
  update: change('/gOrderReduction/update').takes(backDecision).gives<OrderDetail>(),
};
