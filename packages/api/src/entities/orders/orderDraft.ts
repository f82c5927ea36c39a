import { array, object, string } from 'yup';
import { choice, cleaned, count, fen, flag, idText, jsonText, text, word } from '../../schema';
import type { OrderStatus } from '../../resources/orders/order';
import { customValueList } from './customField';

/** Fields of a person who is checked. */
const person = {
  userName: cleaned('personName').max(64),
  mobile: cleaned('tel').max(32),
  email: cleaned('email').max(128).nullable(),
  /** 1 identity card · 2 passport · 3 permit of Hong Kong, Macao or Taiwan · 4 other. @default 1 */
  idType: choice(1, 2, 3, 4),
  idCardNo: cleaned('idNo').max(32).nullable(),
  position: cleaned().max(128).nullable(),
};

/** Fields of an order without those of its candidate. */
const terms = {
  orderType: choice(1, 2).required(),
  /** The caller's own company, which is also the default; required from staff. */
  companyId: idText(),
  /** One of the company's offers of this order type. */
  productId: idText().required(),
  /** Entity of the company that signs (签约主体). @default the company's name */
  mainCompanyName: word(128),
  /** JSON text list of add-on codes. */
  addItems: jsonText(),
  /** JSON text list of region codes, from the province down. */
  city: jsonText(),
  urgentFlag: flag(),
  /** Code of the dictionary `auth_mode`. @default 2, by text message */
  authMode: choice(1, 2, 3, 4),
  /** Path of the uploaded letter, which modes 1 and 4 need. */
  authUrl: text(500),
  /** Who receives the report. */
  consigneeName: cleaned('personName').max(64).nullable(),
  clientPoNo: text(64),
  costCenter: text(64),
  /** Values of the company's own fields. */
  customValues: customValueList,
  remark: text(500),
  /** Line of the caller's cart that goes down by the orders; a missing one changes nothing. */
  cartLineId: idText(),
  /** Price of one order that its reader saw; an order of another price is refused with 409. */
  quotedPrice: fen(),
};

/** Fields of an order that is placed or corrected. */
export const orderDraft = object({
  id: idText(),
  ...terms,
  /** A candidate of the company; without one the next fields make a new candidate. */
  candidateId: idText(),
  /** Name of a new candidate, required for one, as are mobile and identity number. */
  ...person,
  resumeUrl: text(500),
  /** 1 keeps it as a draft that nobody accepts; 0 sends it. @default 0 */
  isDraft: flag(),
});

/** Fields of an order that is placed or corrected. */
export type OrderDraft = typeof orderDraft.__outputType;

/** A draft, or an order that was returned. Numbers of its candidate are masked. */
export type StoredDraft = OrderDraft & {
  id: string;
  orderNo: string;
  orderStatus: OrderStatus;
  /** Name of the candidate. */
  userName: string;
  version: number;
};

/** Orders of several candidates under the same terms. */
export const ordersDraft = object({
  ...terms,
  candidates: array(object(person).required()).min(1).max(200).required(),
});

/** Flash orders, several at once. */
export const quickOrderDraft = ordersDraft.omit(['orderType']);

/** Question for the cost of orders before they are placed. */
export const quoteRequest = object({
  orderType: terms.orderType,
  companyId: terms.companyId,
  productId: terms.productId,
  addItems: terms.addItems,
  urgentFlag: terms.urgentFlag,
  /** A known candidate. */
  candidateId: idText(),
  /** Identity numbers of new candidates. */
  idCardNos: array(string().max(32).required()).max(200),
  /** @default 1 */
  count: count(200),
});

/**
 * Cost of orders before they are placed. Amounts in fen; `null` for readers who may not see money.
 */
export interface OrderQuote {
  /** Of one order. */
  price: number | null;
  /** The part of it that urgency adds. */
  urgentPrice: number | null;
  total: number | null;
  /** Working days from consent and complete information. */
  slaDays: number;
  /** Balance of a company that pays in advance; `null` for others. */
  available: number | null;
  /** Whether the balance, or the credit of a company that pays later, is enough. */
  isCovered: boolean;
  /** Orders of the same people in the last 90 days that were not broken off, newest first. */
  duplicates: OrderDuplicate[];
}

/** An order of the same person. */
export interface OrderDuplicate {
  orderId: string;
  orderNo: string;
  userName: string;
  productName: string;
  orderTime: string;
}
