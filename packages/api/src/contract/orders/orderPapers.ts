import { orderPaperDraft, orderPaperRef, type OrderPapers } from '../../entities/orders/orderPaper';
import { change } from '../call';

/**
 * Changes of an order's papers, which `orderBase.getOrderDetail` has. Each side adds and deletes
 * its own. Not specified.
 */
export const orderPapers = {
  /** Adds files that the caller has uploaded. */
  save: change('/gOrderPaper/save').takes(orderPaperDraft).gives<OrderPapers>(),
  delete: change('/gOrderPaper/delete').takes(orderPaperRef).gives<OrderPapers>(),
};
