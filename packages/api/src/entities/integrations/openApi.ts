import { array, boolean, object, string } from 'yup';
import { ORDER_STATUSES } from '../../resources/orders/order';
import { choice, cleaned, count, dayText, fen, flag, idText, word } from '../../schema';
import { orderDraft } from '../orders/orderDraft';

/** The scopes of keys: what a key of a company may do. */
export const API_SCOPES = ['products.read', 'orders.read', 'orders.write', 'reports.read'] as const;

/** Something that a key may do. */
export type ApiScope = (typeof API_SCOPES)[number];

/** First characters of every key, by which scanners of source code know one. */
export const API_KEY_PREFIX = 'mjk_';

/** First part of the paths that keys open, with the version. */
export const OPEN_API = '/openApi/v1';

/** Calls that a key may make in a minute. */
export const API_CALLS_PER_MINUTE = 300;

/** Days after which records of calls are removed. */
export const API_CALL_DAYS = 30;

/** Hours in which the key before still works beside a new one. */
export const KEY_OVERLAP_HOURS = 24;

/** The new text of a key. No later response has it. */
export interface ApiKeySecret {
  /** `mjk_` and 43 characters. */
  secret: string;
  /** Until when the text before works too; `null` when there was none. */
  previousUntil: string | null;
}

/** A moment with its offset, such as `2026-11-29T10:30:00+08:00`. */
const moment = () => string().matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);

/** Facts of a key: its name, company, account and scopes. */
export const openKey = object({
  name: word().required(),
  companyId: idText().required(),
  companyName: word(128).required(),
  /** The account in whose name it works. */
  accountName: word().required(),
  scopes: array(string().oneOf(API_SCOPES).required()).required(),
});

/** A product that a company may order. */
export const openProduct = object({
  productId: idText().required(),
  productCode: word().required(),
  productName: word(128).required(),
  /** 1 精调: people verify. 2 闪调: data sources deliver results. */
  orderType: choice(1, 2).required(),
  /** 1 for an add-on, whose code an order names in `addItems`. */
  isAddItem: flag().required(),
  /** In fen; `null` for an account that may not see money. */
  price: fen().nullable().defined(),
  /** Working days. */
  slaDays: count(365).required(),
});

/** An order, as its client's systems read it. */
export const openOrder = object({
  orderId: idText().required(),
  orderNo: word().required(),
  orderType: choice(1, 2).required(),
  status: choice(...ORDER_STATUSES).required(),
  /** Whose turn it is: 0 nobody's · 1 candidate · 2 client · 3 third party · 4 provider. */
  waitsFor: choice(0, 1, 2, 3, 4).required(),
  productId: idText().required(),
  productName: word(128).required(),
  userName: word().required(),
  /** Masked. */
  mobile: word().defined(),
  position: word(128).defined(),
  urgentFlag: flag().required(),
  /** 1 red · 2 yellow · 3 blue · 4 green · 5 grey (not judged). */
  overallDanger: choice(1, 2, 3, 4, 5).required(),
  /** Whether there is an issued report. */
  hasReport: boolean().required(),
  orderTime: moment().required(),
  acceptTime: moment().nullable().defined(),
  slaDueAt: moment().nullable().defined(),
  finishTime: moment().nullable().defined(),
});

/** Exact number of rows over all pages. */
const total = count().required();

/** One page of orders. */
export const openOrderPage = object({ content: array(openOrder).required(), total });

/** One page of products. */
export const openProductPage = object({ content: array(openProduct).required(), total });

const page = {
  /** From 1. @default 1 */
  pageNum: count(100_000).min(1),
  /** At most 100. @default 20 */
  pageSize: count(100).min(1),
};

/** A page of the products that a company may order. */
export const openProductsRequest = object(page);

/** A page of orders, the newest first. */
export const openOrdersRequest = object({
  ...page,
  status: choice(...ORDER_STATUSES),
  orderNo: word(),
  /** First and last day of ordering, in Beijing. */
  from: dayText(),
  to: dayText(),
});

/** An order that a system places. Its candidate gets the invitation by text message. */
export const openOrderDraft = orderDraft
  .pick([
    'productId',
    'idCardNo',
    'idType',
    'email',
    'position',
    'urgentFlag',
    'mainCompanyName',
    'consigneeName',
    'clientPoNo',
    'costCenter',
    'remark',
  ])
  .shape({
    userName: cleaned('personName').max(64).required(),
    mobile: cleaned('tel').max(32).required(),
    /** @default 1 */
    orderType: choice(1, 2),
    /** Codes of add-ons. */
    addItems: array(string().max(64).required()).max(50),
  });

/** An order that is cancelled. */
export const openCancellation = object({
  orderId: idText().required(),
  cancelReason: word(500).required(),
});

/** The report of an order. */
export const openReportRef = object({
  orderId: idText().required(),
  /** @default zh */
  language: string<'zh' | 'en'>().oneOf(['zh', 'en']),
});

/** Facts of a key: its name, company, account and scopes. */
export type OpenKey = typeof openKey.__outputType;
/** An order, as its client's systems read it. */
export type OpenOrder = typeof openOrder.__outputType;
/** A product that a company may order. */
export type OpenProduct = typeof openProduct.__outputType;
/** One page of orders. */
export type OpenOrderPage = typeof openOrderPage.__outputType;
/** One page of products. */
export type OpenProductPage = typeof openProductPage.__outputType;
