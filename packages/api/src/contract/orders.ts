import { object, string } from 'yup';
import { noDraft, orderRef } from '../entities/fields';
import type { OrderRow } from '../entities/order';
import type { FinancialOrder, FlashOrder } from '../entities/orderDraft';
import { post } from './call';
import { crud } from './crud';
import { listRequest, type ListPage } from './list';
import type { PickerUser } from './system';

/** The order list, one row an order with the names of what it refers to. */
export const orders = crud<OrderRow, object>('vOrderInfo', object({ id: string() }));

/** What else the order list offers. */
export const orderLists = {
  /** The rows that a list request matches, as a workbook. */
  toExcel: post('/vOrderInfo/ToExcel', { answers: 'file' }).takes(listRequest).gives<File>(),
  /** Everybody who works on one of the orders that the caller sees. */
  orderListRelationUser: post('/vOrderInfo/orderListRelationUser').gives<PickerUser[]>(),
  /** The list as the caller's company sees it. */
  orderListInfo: post('/vOrderInfo/orderListInfo').takes(listRequest).gives<ListPage<OrderRow>>(),
  /**
   * The reports of the matching orders, as one archive: the list's "export report". Not specified:
   * beside `ToExcel`.
   */
  exportReports: post('/vOrderInfo/exportReports').takes(listRequest).gives<File>(),
  /** The people of one order: those who may be told of it. */
  getUserList: post('/gOrderInfo/getUserList').takes(orderRef).gives<PickerUser[]>(),
};

/** Orders as finance sees them; read-only. */
export const financialOrders = crud<FinancialOrder, object>('VOrderFinancialInfo', noDraft);

/** Flash orders with how far their queries are; read-only. */
export const flashOrders = crud<FlashOrder, object>('VOrderInfoFlush', noDraft);
