import { object } from 'yup';
import type { CollectForm } from '../../entities/orders/collectForm';
import { dayText, fen, flag, idText, jsonText, orderRef, text, word } from '../../schema';
import { invoiceRequest } from '../../entities/finance/invoice';
import type { OrderDetail } from '../../entities/orders/orderDetail';
import type { OrderRow } from '../../resources/orders/order';
import {
  orderDraft,
  ordersDraft,
  quoteRequest,
  type OrderQuote,
  type StoredDraft,
} from '../../entities/orders/orderDraft';
import { billRequest } from '../../entities/finance/statement';
import type { CompanyInvoice } from '../../resources/finance/companyInvoice';
import type { Statement } from '../../resources/finance/statement';
import { change, read } from '../call';
import { crud, entity } from '../crud';

/**
 * Orders as they are stored: placing, changing, cancelling, billing. `save` places an order, which
 * then waits to be accepted, or keeps a draft. `update` corrects a draft, or an order that was
 * returned, and sends it unless `isDraft` is 1; `delete` deletes drafts.
 */
export const orderInfo = {
  ...crud(entity<OrderRow>()('gOrderInfo', orderDraft)),
  /** Places orders of several candidates, all or none. Not specified. */
  saveAll: change('/gOrderInfo/saveAll').takes(ordersDraft).gives<OrderRow[]>(),
  /** Says what orders would cost, and who was ordered lately. Not specified. */
  getQuote: read('/gOrderInfo/getQuote').takes(quoteRequest).gives<OrderQuote>(),
  /** A draft, or an order that was returned, as its form edits it. Not specified. */
  getDraft: read('/gOrderInfo/getDraft').takes(orderRef).gives<StoredDraft>(),
  /** Puts orders on a statement. */
  generateBill: change('/gOrderInfo/generateBill').takes(billRequest).gives<Statement>(),
  /** Takes a statement back; only while it is not confirmed. */
  deleteStatement: change('/gOrderInfo/deleteStatement')
    .takes(object({ statementId: idText().required() }))
    .gives(),
  /** The collection forms of an order, for a table. */
  getCollectTableList: read('/gOrderInfo/getCollectTableList')
    .takes(orderRef)
    .gives<CollectForm[]>(),
  /** The candidate's papers and résumé. */
  getCredentialAndResume: read('/gOrderInfo/getCredentialAndResume')
    .takes(orderRef)
    .gives<{ credentials: { name: string; url: string }[]; resumeUrl: string | null }>(),
  /** Gives an order to another product; its price and tasks follow. */
  change: change('/gOrderInfo/change')
    .takes(
      object({
        orderId: idText().required(),
        productId: idText().required(),
        addItems: jsonText(),
        reason: text(500),
      }),
    )
    .gives<OrderDetail>(),
  /**
   * Cancels an order; `feeOnly` returns the fee in fen and cancels nothing. The fee is
   * `null` for readers who may not see money.
   */
  cancelOrder: change('/gOrderInfo/cancelOrder')
    .takes(
      object({ orderId: idText().required(), cancelReason: word(500).required(), feeOnly: flag() }),
    )
    .gives<{ fee: number | null; cancelled: boolean }>(),
  applyInvoice: change('/gOrderInfo/applyInvoice').takes(invoiceRequest).gives<CompanyInvoice>(),
  /** Takes an amount, in fen, off an order; a large one once another person has approved it. */
  reduceAmount: change('/gOrderInfo/reduceAmount')
    .takes(
      object({
        orderId: idText().required(),
        reduceAmount: fen().required(),
        reason: word(500).required(),
      }),
    )
    .gives<OrderDetail>(),
  updateRemark: change('/gOrderInfo/updateRemark')
    .takes(object({ orderId: idText().required(), remark: text(500) }))
    .gives(),
  /** Sets the day on which the report is due to the client. */
  uploadOrderSubmitDate: change('/GOrderInfoExtra/uploadOrderSubmitDate')
    .takes(object({ orderId: idText().required(), submitDate: dayText().required() }))
    .gives(),
};
