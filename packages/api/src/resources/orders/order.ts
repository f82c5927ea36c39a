import { code, flag, money, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/** Every order status, in the order of the work: the waiting step × 10. */
export const ORDER_STATUSES = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, -10, -20] as const;

/** The order list: one row per order, with joined names. */
export const order = view(
  'vOrderInfo',
  {
    orderNo: text({ max: 64, search: true, sort: true }),
    /** 1 精调: people verify. 2 闪调: data sources deliver results. */
    orderType: code([1, 2], { dictionary: 'order_type', search: true, sort: true }),
    /** 0 draft, 100 settled, −10 cancelled, −20 ended with a partial report. */
    orderStatus: code(ORDER_STATUSES, { dictionary: 'order_status', search: true, sort: true }),
    companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
    companyName: text({ max: 128, search: true }),
    productId: reference('bProductInfo', { search: true, nameField: 'productName' }),
    productName: text({ max: 128, search: true }),
    candidateId: reference('cCandidateInfo', { search: true, nameField: 'userName' }),
    /** The candidate's name. */
    userName: text({ max: 64, search: true }),
    /** Masked as 138****0421. */
    mobile: text({ max: 32, masked: true }),
    position: text({ max: 128, search: true }),
    urgentFlag: flag({ search: true, sort: true }),
    /** Who the order waits for: 0 nobody · 1 candidate · 2 client · 3 third party · 4 provider. */
    holdType: code([0, 1, 2, 3, 4], { dictionary: 'hold_type', search: true, sort: true }),
    /** Whose turn it is: 0 nobody's · 1 candidate · 2 client · 3 third party · 4 provider. */
    waitsFor: code([0, 1, 2, 3, 4], { dictionary: 'waits_for', search: true, sort: true }),
    /** Since when it waits for them. */
    waitsSince: time({ search: true, sort: true }),
    /** One of the provider's people whose turn it is; `null` for clients, and for a common pool. */
    turnOf: reference('sysUsers', { optional: true, search: true, nameField: 'turnName' }),
    /** All of them by name. */
    turnName: text({ max: 256, optional: true }),
    /** 1 red · 2 yellow · 3 blue · 4 green · 5 grey (not judged). */
    overallDanger: code([1, 2, 3, 4, 5], { search: true, sort: true }),
    /** Disputes about its report: 0 none · 1 received · 2 under review · 3 upheld · 4 corrected. */
    disputeStatus: code([0, 1, 2, 3, 4], {
      dictionary: 'dispute_status',
      search: true,
      sort: true,
    }),
    /** Who accepted the order; `null` until somebody has. */
    pmId: reference('sysUsers', { optional: true, search: true, nameField: 'pmName' }),
    pmName: text({ max: 64, optional: true, search: true }),
    orderTime: time({ search: true, sort: true }),
    acceptTime: time({ optional: true, search: true, sort: true }),
    slaDueAt: time({ optional: true, search: true, sort: true }),
    /** 0 not begun · 1 runs · 2 stands for candidate or client · 3 ended. */
    slaClock: code([0, 1, 2, 3], { dictionary: 'sla_clock', search: true, sort: true }),
    /** When the open tasks are done by experience. */
    etaAt: time({ optional: true, search: true, sort: true }),
    finishTime: time({ optional: true, search: true, sort: true }),
    /** Whether it was finished by its due time: 0 not finished · 1 in time · 2 late. */
    delivery: code([0, 1, 2], { dictionary: 'order_delivery', search: true, sort: true }),
    /** `null` for readers who may not see money. */
    amount: money({ restricted: true }),
    /** Whether somebody else changed it since the caller opened it last; 0 if they never did. */
    isUpdated: flag({}),
  },
  { lookup: { searched: ['orderNo', 'userName'], label: 'orderNo', description: 'userName' } },
);

/** A row of the order list. */
export type OrderRow = RowOf<typeof order>;
/** 1 精调: people verify. 2 闪调: data sources deliver results. */
export type OrderType = OrderRow['orderType'];
/** The step that waits to be done, × 10; see `ORDER_STATUSES`. */
export type OrderStatus = OrderRow['orderStatus'];
/** Who an order waits for: 0 nobody · 1 candidate · 2 client · 3 third party · 4 provider. */
export type HoldType = OrderRow['holdType'];
/** 1 red · 2 yellow · 3 blue · 4 green · 5 grey (not judged). */
export type DangerLevel = OrderRow['overallDanger'];
/** Clock of an order's due time: 0 not begun · 1 runs · 2 stands · 3 ended. */
export type SlaClock = OrderRow['slaClock'];
