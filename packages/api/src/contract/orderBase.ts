import { object, string } from 'yup';
import type { OrderAction, OrderDetail, OrderTopInfo } from '../entities/order';
import { post } from './call';

const orderRef = object({ orderId: string().max(64).required() });

/** What happens to one order. */
export const orderBase = {
  getTopUser: post('/gOrderBaseApi/getTopUser').takes(orderRef).gives<OrderTopInfo>(),
  getOrderDetail: post('/gOrderBaseApi/getOrderDetail').takes(orderRef).gives<OrderDetail>(),
  /** Moves an order along. `take`: exactly one of several callers wins, the others are told who has it (409). */
  update: post('/gOrderBaseApi/update')
    .takes(object({ orderId: string().max(64).required(), action: string<OrderAction>().oneOf(['take']).required() }))
    .gives<OrderDetail>(),
};
