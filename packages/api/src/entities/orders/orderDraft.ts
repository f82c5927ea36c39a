import { array, object } from 'yup';
import { choice, cleaned, flag, idText, jsonText, text } from '../../schema';
import type { OrderRow } from '../../resources/orders/order';

/** Fields of an order that is placed or corrected. */
export const orderDraft = object({
  id: idText(),
  orderType: choice(1, 2).required(),
  /** The caller's own company, which is also the default. */
  companyId: idText(),
  /** One of the company's offers of this order type. */
  productId: idText().required(),
  /** JSON text list of add-on codes. */
  addItems: jsonText(),
  /** A candidate of the company; without one the next fields make a new candidate. */
  candidateId: idText(),
  /** Name of a new candidate, required for one, as are mobile and identity number. */
  userName: cleaned('personName').max(64),
  mobile: cleaned('tel').max(32),
  email: cleaned('email').max(128).nullable(),
  /** 1 identity card · 2 passport · 3 permit of Hong Kong, Macao or Taiwan · 4 other. @default 1 */
  idType: choice(1, 2, 3, 4),
  idCardNo: cleaned('idNo').max(32).nullable(),
  position: cleaned().max(128).nullable(),
  /** JSON text list of region codes. */
  city: jsonText(),
  urgentFlag: flag(),
  resumeUrl: text(500),
  clientPoNo: text(64),
  costCenter: text(64),
  remark: text(500),
});

/** Fields of an order that is placed or corrected. */
export type OrderDraft = typeof orderDraft.__outputType;

/** Flash orders, several at once. */
export const quickOrderDraft = object({
  productId: idText().required(),
  companyId: idText(),
  /** Path of the uploaded authorisation letter, when the client holds it. */
  authUrl: text(500),
  candidates: array(
    object({
      userName: cleaned('personName').max(64).required(),
      idCardNo: cleaned('idNo').max(32).required(),
      mobile: cleaned('tel').max(32).required(),
      email: cleaned('email').max(128).nullable(),
    }).required(),
  )
    .min(1)
    .max(200)
    .required(),
});

/** An order as finance sees it. Amounts in fen. */
export interface FinancialOrder extends OrderRow {
  mainCompanyName: string;
  reduceAmount: number;
  payAmount: number;
  /** 0 not billed · 1 on a statement · 2 settled. */
  billStatus: 0 | 1 | 2;
  statementNo: string | null;
  costCenter: string | null;
  settleTime: string | null;
}

/** A flash order with how far its queries are. */
export interface FlashOrder extends OrderRow {
  queryCount: number;
  doneCount: number;
  failedCount: number;
}
