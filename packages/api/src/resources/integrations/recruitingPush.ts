import { code, count, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';
import { RECRUITING_SYSTEMS } from './recruitingConnection';

/** Kinds of deliveries to recruiting systems. */
export const RECRUITING_EVENTS = ['order.progress', 'report.issued', 'order.cancelled'] as const;

/** A kind of delivery to a recruiting system. */
export type RecruitingEventName = (typeof RECRUITING_EVENTS)[number];

/** Deliveries to recruiting systems. */
export const recruitingPush = view('recruitingPush', {
  atsType: code(RECRUITING_SYSTEMS, { search: true, sort: true }),
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  orderId: reference('vOrderInfo', {}),
  orderNo: text({ max: 32, search: true }),
  event: code(RECRUITING_EVENTS, { search: true, sort: true }),
  /** Name of the stage that is reported. */
  stage: text({ max: 64, search: true }),
  /** 0 waits · 1 delivered · 2 failed, to be repeated · 3 given up. */
  status: code([0, 1, 2, 3], { search: true, sort: true }),
  attemptCount: count({}),
  /** Reason of the last failed attempt. */
  lastError: text({ max: 200, optional: true }),
  /** When it is attempted again. */
  nextTime: time({ optional: true, search: true, sort: true }),
  deliverTime: time({ optional: true, search: true, sort: true }),
  createTime: time({ search: true, sort: true }),
});

/** A delivery to a recruiting system. */
export type RecruitingPush = RowOf<typeof recruitingPush>;
