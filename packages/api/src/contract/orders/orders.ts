import { orderDraft } from '../../entities/orders/orderDraft';
import type { OrderFinance } from '../../resources/finance/orderFinance';
import type { FlashOrder } from '../../resources/orders/flashOrder';
import type { OrderRow } from '../../resources/orders/order';
import {
  reportExportRequest,
  workbookRequest,
  type ExportJob,
} from '../../entities/lists/listExport';
import { change, read } from '../call';
import { crud, entity } from '../crud';
import { listRequest, type ListPage } from '../listPage';
import type { PickerUser } from '../system/system';

/** The order list, one row per order with joined names. It is written as `gOrderInfo` is. */
export const orders = crud(entity<OrderRow>()('vOrderInfo', orderDraft));

/** Further calls of the order list. */
export const orderLists = {
  /** The matching rows as a workbook, at most `WORKBOOK_LIMIT`; more are for `listExports`. */
  toExcel: read('/vOrderInfo/ToExcel', { responseType: 'file' })
    .takes(workbookRequest)
    .gives<File>(),
  /** Everybody who works on one of the orders that the caller sees. */
  orderListRelationUser: read('/vOrderInfo/orderListRelationUser').gives<PickerUser[]>(),
  /** The list as the caller's company sees it. */
  orderListInfo: read('/vOrderInfo/orderListInfo').takes(listRequest).gives<ListPage<OrderRow>>(),
  /**
   * Starts an archive of the issued reports of the matching orders, which is then one of the
   * caller's exports. Not specified: beside `ToExcel`.
   */
  exportReports: change('/vOrderInfo/exportReports', { responseType: 'json' })
    .takes(reportExportRequest)
    .gives<ExportJob>(),
};

/** Orders as finance sees them. Made of other rows: the server refuses changes with 405. */
export const financialOrders = crud(entity<OrderFinance>()('VOrderFinancialInfo'));

/** Flash orders with the progress of their queries. They are written as `gOrderInfo` is. */
export const flashOrders = crud(entity<FlashOrder>()('VOrderInfoFlush', orderDraft));
