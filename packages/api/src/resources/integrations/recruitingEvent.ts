import { code, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';
import { RECRUITING_SYSTEMS } from './recruitingConnection';

/** Events that recruiting systems sent, signed. Their content is deleted once an order is made. */
export const recruitingEvent = view('recruitingEvent', {
  atsType: code(RECRUITING_SYSTEMS, { search: true, sort: true }),
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  eventId: text({ max: 128, search: true }),
  /** Id of the order in the recruiting system. */
  thirdOrderId: text({ max: 128, optional: true, search: true }),
  /** 0 waits · 1 order made · 2 failed · 3 nothing to do. */
  status: code([0, 1, 2, 3], { search: true, sort: true }),
  /** Why no order was made. */
  error: text({ max: 500, optional: true }),
  orderId: reference('vOrderInfo', { optional: true }),
  orderNo: text({ max: 32, optional: true, search: true }),
  createTime: time({ search: true, sort: true }),
});

/** An event that a recruiting system sent. */
export type RecruitingEvent = RowOf<typeof recruitingEvent>;
