import { area, code, count, day, money, reference, text, time } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';
import { STATEMENT_STATUSES } from '../../flows/finance/statementFlow';

/** Statements: the amounts that clients owe for the orders of a period. Amounts in fen. */
export const statement = resource('aCompanyStatement', {
  statementNo: text({ max: 32, search: true, sort: true }),
  companyId: reference('aCompanyInfo', {
    search: true,
    write: 'create',
    owner: true,
    nameField: 'companyName',
  }),
  companyName: text({ max: 128, search: true }),
  /** The contracting company that pays. */
  mainCompanyName: text({ max: 128, optional: true, search: true, write: true }),
  periodStart: day({ search: true, sort: true, write: 'create' }),
  periodEnd: day({ search: true, sort: true, write: 'create' }),
  /** Its course is in `statementFlow`. */
  status: code(STATEMENT_STATUSES, { dictionary: 'bill_status', search: true, sort: true }),
  orderCount: count({ max: 1_000_000 }),
  /** The prices of its orders before what was taken off. */
  originAmount: money({ signed: true }),
  reduceAmount: money({}),
  totalAmount: money({ signed: true, sort: true }),
  /** 0.06 for 6 %, which amounts include. */
  taxRate: count({ max: 1, precision: 4 }),
  paidAmount: money({ signed: true, sort: true }),
  invoicedAmount: money({ signed: true }),
  sentTime: time({ optional: true, search: true, sort: true }),
  confirmedTime: time({ optional: true, search: true, sort: true }),
  /** Who confirmed it. */
  confirmUser: text({ max: 64, optional: true }),
  dueDate: day({ optional: true, search: true, sort: true, write: true }),
  /** Days since `dueDate` in which it was not paid whole. */
  overdueDays: count({ max: 100_000 }),
  /** Reason of the client's last dispute. */
  disputeNote: area({ max: 500, optional: true }),
  remark: area({ max: 500, optional: true, search: true, write: true }),
});

/** A statement. */
export type Statement = RowOf<typeof statement>;
/** The writable fields of a statement; its amounts come from its orders. */
export type StatementDraft = DraftIn<typeof statement>;
