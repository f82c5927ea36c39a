import {
  code,
  count,
  day,
  dictionaryCode,
  money,
  reference,
  text,
  time,
} from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/**
 * Client companies with what is under way for each: made of companies, orders, statements, accounts
 * and follow-ups. Amounts in fen, `null` for readers who may not see money.
 */
export const companyOverview = view('VCompanyInfo', {
  /** The id of the row itself. */
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true, sort: true }),
  companyShort: text({ max: 64, optional: true, search: true }),
  companyNo: text({ max: 64, search: true, sort: true }),
  /** 0 trial · 1 active · 2 stopped. */
  status: code([0, 1, 2], { dictionary: 'company_status', search: true, sort: true }),
  managerId: reference('sysUsers', { optional: true, search: true, nameField: 'managerName' }),
  managerName: text({ max: 64, optional: true, search: true }),
  belonging: dictionaryCode('belonging', { optional: true, search: true, sort: true }),
  /** 1 in advance · 2 afterwards. */
  payMode: code([1, 2], { dictionary: 'pay_mode', search: true, sort: true }),
  balance: money({ restricted: true }),
  freezeBalance: money({ restricted: true }),
  creditLimit: money({ restricted: true }),
  contractExpire: day({ optional: true, search: true, sort: true }),
  /** Orders between placing and completion. */
  openOrders: count({ max: 10_000_000 }),
  lastOrderTime: time({ optional: true }),
  /** Statements that wait for its confirmation. */
  waitingStatements: count({ max: 10_000_000 }),
  /** Of confirmed statements. */
  unpaidAmount: money({ restricted: true }),
  /** Invoices that it applied for and that are not issued. */
  openInvoices: count({ max: 10_000_000 }),
  activeAccounts: count({ max: 10_000_000 }),
  lastFollowTime: time({ optional: true }),
  /** The nearest day on which somebody is to follow up. */
  nextFollowTime: time({ optional: true }),
  createTime: time({ search: true, sort: true }),
});

/** A client company with what is under way for it. Amounts in fen. */
export type CompanyOverview = RowOf<typeof companyOverview>;
