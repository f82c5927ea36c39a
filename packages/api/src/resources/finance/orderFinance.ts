import { code, money, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';
import { ORDER_STATUSES } from '../orders/order';
import { STATEMENT_STATUSES } from '../../flows/finance/statementFlow';

/**
 * State of an order's payment: 0 in progress · 1 to be billed · 2 to be paid · 3 paid in
 * part · 4 paid · 5 nothing is due.
 */
export const ORDER_PAY_STATUSES = [0, 1, 2, 3, 4, 5] as const;

/** Orders as finance sees them: made of orders, their balance and their statements. In fen. */
export const orderFinance = view('VOrderFinancialInfo', {
  orderNo: text({ max: 64, search: true, sort: true }),
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  /** The contracting company that pays. */
  mainCompanyName: text({ max: 128, search: true }),
  /** The candidate's name, masked such as 李**. */
  userName: text({ max: 64 }),
  productName: text({ max: 128, search: true }),
  orderStatus: code(ORDER_STATUSES, { dictionary: 'order_status', search: true, sort: true }),
  costCenter: text({ max: 64, optional: true, search: true }),
  clientPoNo: text({ max: 64, optional: true, search: true }),
  orderTime: time({ search: true, sort: true }),
  finishTime: time({ optional: true, search: true, sort: true }),
  settleTime: time({ optional: true, search: true, sort: true }),
  /** The price of the published products, before what the company has agreed. */
  listAmount: money({}),
  /** The amount that the company's own prices take off it. */
  discountAmount: money({}),
  amount: money({ sort: true }),
  reduceAmount: money({ sort: true }),
  /** The price of its end, for one that was broken off. */
  cancelFee: money({ optional: true }),
  /** The amount due, after reductions and corrections. */
  payAmount: money({}),
  /** The part of the balance that is held for it. */
  heldAmount: money({}),
  /**
   * Its share in what its statement is paid, or what the balance was charged. Negative while a
   * correction has been settled and its own statement has not: the whole of it is still due.
   */
  paidAmount: money({}),
  payStatus: code(ORDER_PAY_STATUSES, { dictionary: 'order_pay_status', search: true }),
  statementId: reference('aCompanyStatement', {
    optional: true,
    search: true,
    nameField: 'statementNo',
  }),
  statementNo: text({ max: 32, optional: true, search: true }),
  /** State of its statement. */
  billStatus: code(STATEMENT_STATUSES, {
    dictionary: 'bill_status',
    optional: true,
    search: true,
  }),
});

/** An order as finance sees it. Amounts in fen. */
export type OrderFinance = RowOf<typeof orderFinance>;
/** 0 in progress · 1 to be billed · 2 to be paid · 3 paid in part · 4 paid · 5 nothing is due. */
export type OrderPayStatus = (typeof ORDER_PAY_STATUSES)[number];
