import { code, count, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';
import { WEBHOOK_PROBLEMS, WEBHOOK_TYPES } from '../../entities/integrations/webhook';

/** Events on their way to endpoints, which only the server writes. Not specified. */
export const webhookDelivery = view('webhookDelivery', {
  createTime: time({ search: true, sort: true }),
  endpointId: text({ max: 64, search: true }),
  endpointName: text({ max: 64, search: true }),
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  eventType: code(WEBHOOK_TYPES, { search: true, sort: true }),
  orderId: text({ max: 64, optional: true, search: true }),
  orderNo: text({ max: 64, optional: true, search: true }),
  /** 0 waiting · 1 delivered · 2 failed · 3 stopped, because its endpoint is off. */
  status: code([0, 1, 2, 3], { search: true, sort: true }),
  /** Attempts so far. */
  tries: count({}),
  httpStatus: count({ optional: true, max: 999 }),
  /** Why the last attempt failed. */
  problem: code(WEBHOOK_PROBLEMS, { optional: true, search: true }),
  /** The next attempt of one that waits. */
  nextTime: time({ optional: true, sort: true }),
  endTime: time({ optional: true, search: true, sort: true }),
});

/** An event on its way to an endpoint. */
export type WebhookDelivery = RowOf<typeof webhookDelivery>;
