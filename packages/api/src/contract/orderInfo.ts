import { object } from 'yup';
import type { CollectForm } from '../entities/collectForm';
import {
  changesOf,
  dayText,
  fen,
  flag,
  idText,
  jsonText,
  orderRef,
  text,
  word,
  type Changes,
} from '../entities/fields';
import { invoiceRequest, type Invoice } from '../entities/invoice';
import type { OrderDetail, OrderRow } from '../entities/order';
import { orderDraft, type OrderDraft } from '../entities/orderDraft';
import { billRequest, type Statement } from '../entities/statement';
import { post } from './call';
import { crud } from './crud';

/** Orders as they are stored: placing, changing, cancelling, billing. */
export const orderInfo = {
  ...crud<OrderRow, OrderDraft, Changes<OrderDraft>>('gOrderInfo', orderDraft, {
    changes: changesOf(orderDraft),
  }),
  /** Puts orders on a statement. */
  generateBill: post('/gOrderInfo/generateBill').takes(billRequest).gives<Statement>(),
  /** Takes a statement back; only while it is not confirmed. */
  deleteStatement: post('/gOrderInfo/deleteStatement')
    .takes(object({ statementId: idText().required() }))
    .gives(),
  /** The collection forms of an order, for a table. */
  getCollectTableList: post('/gOrderInfo/getCollectTableList')
    .takes(orderRef)
    .gives<CollectForm[]>(),
  /** The candidate's papers and résumé. */
  getCredentialAndResume: post('/gOrderInfo/getCredentialAndResume')
    .takes(orderRef)
    .gives<{ credentials: { name: string; url: string }[]; resumeUrl: string | null }>(),
  /** Gives an order to another product; its price and tasks follow. */
  change: post('/gOrderInfo/change')
    .takes(
      object({
        orderId: idText().required(),
        productId: idText().required(),
        addItems: jsonText(),
        reason: text(500),
      }),
    )
    .gives<OrderDetail>(),
  /** Cancels; `feeOnly` asks what it would cost, in fen, and cancels nothing. */
  cancelOrder: post('/gOrderInfo/cancelOrder')
    .takes(
      object({ orderId: idText().required(), cancelReason: word(500).required(), feeOnly: flag() }),
    )
    .gives<{ fee: number; cancelled: boolean }>(),
  applyInvoice: post('/gOrderInfo/applyInvoice').takes(invoiceRequest).gives<Invoice>(),
  /** Takes an amount, in fen, off an order. */
  reduceAmount: post('/gOrderInfo/reduceAmount')
    .takes(
      object({
        orderId: idText().required(),
        reduceAmount: fen().required(),
        reason: word(500).required(),
      }),
    )
    .gives<OrderDetail>(),
  updateRemark: post('/gOrderInfo/updateRemark')
    .takes(object({ orderId: idText().required(), remark: text(500) }))
    .gives(),
  /** Sets the day on which the report is due to the client. */
  uploadOrderSubmitDate: post('/GOrderInfoExtra/uploadOrderSubmitDate')
    .takes(object({ orderId: idText().required(), submitDate: dayText().required() }))
    .gives(),
};
