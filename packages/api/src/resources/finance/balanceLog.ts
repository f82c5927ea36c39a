import { area, code, money, reference, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/**
 * Every kind of movement: 1 top-up · 2 hold · 3 charge · 4 release · 5 refund · 6 gift · 7
 * adjustment.
 */
export const BALANCE_TYPES = [1, 2, 3, 4, 5, 6, 7] as const;

/** Kinds that people enter. Orders make the others. */
export const HAND_TYPES: readonly BalanceType[] = [1, 5, 6, 7];

/**
 * The log of clients' balances: each movement with what it left. A movement is never changed; a
 * wrong one is followed by an adjustment.
 */
export const balanceLog = resource('aCompanyBalanceLog', {
  /** By company, from 1 without gaps. */
  logNo: text({ max: 32, search: true, sort: true }),
  companyId: reference('aCompanyInfo', {
    search: true,
    write: 'create',
    owner: true,
    nameField: 'companyName',
  }),
  companyName: text({ max: 128, search: true }),
  type: code(BALANCE_TYPES, {
    dictionary: 'balance_type',
    search: true,
    sort: true,
    write: 'create',
    default: 1,
  }),
  /** The change of the balance; negative when it falls. A refund is written as its amount. */
  amount: money({ signed: true, sort: true, write: 'create' }),
  afterBalance: money({}),
  /** The change of its held part. */
  frozenAmount: money({ signed: true }),
  /** The part of the balance that is held for orders. */
  afterFrozen: money({}),
  /** `null` for movements that people entered. */
  orderId: reference('vOrderInfo', { optional: true, search: true, nameField: 'orderNo' }),
  orderNo: text({ max: 64, optional: true, search: true }),
  /** The way of a top-up or a refund. */
  payMethod: code([1, 2, 3, 4], {
    dictionary: 'pay_method',
    optional: true,
    search: true,
    write: 'create',
  }),
  /** Number of the payment at the bank. */
  voucherNo: text({ max: 64, optional: true, search: true, write: 'create' }),
  /** Who entered it; empty for the system. */
  operator: text({ max: 64, search: true }),
  remark: area({ max: 500, optional: true, search: true, write: 'create' }),
});

/** A movement of a client's balance. Amounts in fen. */
export type BalanceLog = RowOf<typeof balanceLog>;
/** A movement that people enter. */
export type BalanceLogDraft = DraftIn<typeof balanceLog>;
/** 1 top-up · 2 hold · 3 charge · 4 release · 5 refund · 6 gift · 7 adjustment. */
export type BalanceType = (typeof BALANCE_TYPES)[number];
