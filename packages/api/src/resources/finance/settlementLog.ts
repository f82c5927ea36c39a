import { area, code, json, money, reference, text, time } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';
import { SETTLEMENT_STATUSES } from '../../flows/finance/settlementFlow';

/** Payments received from clients, and whether they were matched. Amounts in fen. */
export const settlementLog = resource('aCompanySettlementLog', {
  settleNo: text({ max: 32, search: true, sort: true }),
  companyId: reference('aCompanyInfo', {
    search: true,
    write: 'create',
    owner: true,
    nameField: 'companyName',
  }),
  companyName: text({ max: 128, search: true }),
  /** The statement that it pays first; `null` for the oldest. */
  statementId: reference('aCompanyStatement', {
    optional: true,
    search: true,
    write: 'create',
    nameField: 'statementNo',
  }),
  statementNo: text({ max: 32, optional: true, search: true }),
  amount: money({ sort: true, write: 'create' }),
  payMethod: code([1, 3, 4], {
    dictionary: 'pay_method',
    search: true,
    sort: true,
    write: 'create',
    default: 1,
  }),
  payTime: time({ search: true, sort: true, write: 'create' }),
  payer: text({ max: 128, search: true, write: 'create' }),
  /** JSON text list of stored files, as `FileWidget` gives it. */
  voucherUrl: json({ optional: true, write: 'create' }),
  /** Who entered it. */
  enterUser: text({ max: 64, search: true }),
  /** Who matched it. */
  verifyUser: text({ max: 64, optional: true, search: true }),
  verifyTime: time({ optional: true, search: true, sort: true }),
  /** Its course is in `settlementFlow`. */
  status: code(SETTLEMENT_STATUSES, {
    dictionary: 'settlement_status',
    search: true,
    sort: true,
  }),
  remark: area({ max: 500, optional: true, search: true, write: 'create' }),
});

/** A payment received from a client. Amounts in fen. */
export type SettlementLog = RowOf<typeof settlementLog>;
/** A payment as it is entered. */
export type SettlementLogDraft = DraftIn<typeof settlementLog>;
