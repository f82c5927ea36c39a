import { orderBase, orders } from '@mingjian/api';
import { bind } from '../../http/bind';
import { listPage } from '../../resources/listPage';
import { orderDetail, orderTopInfo } from './orderDetail';
import { orderList } from './orderList';
import { takeOrder } from './takeOrder';

/** The order list. */
export const orderCalls = bind(orders).part({
  getList: async (request, caller, backend) => listPage(orderList, request, caller, backend),
});

/** One order, and what can be done to it. */
export const orderBaseCalls = bind(orderBase).part({
  getTopUser: async ({ orderId }, caller, backend) => orderTopInfo(orderId, caller, backend),
  getOrderDetail: async ({ orderId }, caller, backend) => orderDetail(orderId, caller, backend),
  update: async ({ orderId }, caller, backend) => {
    await takeOrder(orderId, caller, backend);
    return orderDetail(orderId, caller, backend);
  },
});
