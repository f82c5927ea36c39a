import type { OrderRow } from '@mingjian/api';
import type { ListDefinition } from '../../resources/listPage';
import { withinScope } from '../../resources/scope';
import { selectOrders, toOrderRow } from './orderRows';

/** The order list: what it may be searched and sorted by, and its rows. */
export const orderList: ListDefinition<OrderRow> = {
  table: 'orders',
  fields: {
    orderNo: { kind: 'text', column: 'orders.orderNo', pairs: true },
    userName: { kind: 'text', column: 'orders.candidateName', pairs: true },
    position: { kind: 'text', column: 'orders.position', pairs: true },
    companyId: { kind: 'id', column: 'orders.companyId' },
    companyName: {
      kind: 'text',
      column: 'orders.companyId',
      name: { table: 'companies', column: 'name' },
    },
    productName: {
      kind: 'text',
      column: 'orders.productId',
      name: { table: 'products', column: 'name' },
    },
    pmId: { kind: 'id', column: 'orders.pmId' },
    pmName: { kind: 'text', column: 'orders.pmId', name: { table: 'users', column: 'realname' } },
    orderType: { kind: 'number', column: 'orders.orderType' },
    orderStatus: { kind: 'number', column: 'orders.orderStatus' },
    urgentFlag: { kind: 'number', column: 'orders.urgentFlag' },
    holdType: { kind: 'number', column: 'orders.holdType' },
    overallDanger: { kind: 'number', column: 'orders.overallDanger' },
    orderTime: { kind: 'time', column: 'orders.orderTime' },
    acceptTime: { kind: 'time', column: 'orders.acceptTime' },
    slaDueAt: { kind: 'time', column: 'orders.slaDueAt' },
    finishTime: { kind: 'time', column: 'orders.finishTime' },
  },
  sorts: {
    orderNo: { column: 'orders.orderNo' },
    orderType: { column: 'orders.orderType' },
    orderStatus: { column: 'orders.orderStatus' },
    urgentFlag: { column: 'orders.urgentFlag' },
    holdType: { column: 'orders.holdType' },
    overallDanger: { column: 'orders.overallDanger' },
    orderTime: { column: 'orders.orderTime' },
    acceptTime: { column: 'orders.acceptTime', optional: true },
    slaDueAt: { column: 'orders.slaDueAt', optional: true },
    finishTime: { column: 'orders.finishTime', optional: true },
  },
  defaultOrder: 'order_time desc',
  scope: (caller) => withinScope(caller, 'orders.companyId'),
  load: async (ids, caller, backend) => {
    const found = await selectOrders(backend).where('orders.id', 'in', ids).execute();
    return found.map((order) => toOrderRow(order, caller));
  },
};
