import { orderPaperDraft, orderPaperRef, type OrderPapers } from '../../entities/orderPaper';
import { orderRef } from '../../schema';
import { change, read } from '../call';

/** The papers of an order. Each side adds and deletes its own. Not specified. */
export const orderPapers = {
  getList: read('/gOrderPaper/getList').takes(orderRef).gives<OrderPapers>(),
  /** Adds files that the caller has uploaded. */
  save: change('/gOrderPaper/save').takes(orderPaperDraft).gives<OrderPapers>(),
  delete: change('/gOrderPaper/delete').takes(orderPaperRef).gives<OrderPapers>(),
};
