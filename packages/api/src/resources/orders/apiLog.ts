import { code, count, money, reference, tags, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';
import { API_PROBLEMS } from './orderApi';

/** Exchanges with data sources, which only the server writes. Their texts are read one by one. */
export const apiLog = view('gOrderApiLog', {
  createTime: time({ search: true, sort: true }),
  apiId: text({ max: 64, optional: true, search: true }),
  taskId: text({ max: 64, optional: true, search: true }),
  apiCode: text({ max: 64, search: true }),
  apiName: text({ max: 128, search: true, sort: true }),
  vendor: text({ max: 64, search: true, sort: true }),
  orderId: reference('vOrderInfo', { search: true, nameField: 'orderNo' }),
  orderNo: text({ max: 64, search: true }),
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  /** `out` from the product to a vendor, `in` the other way. */
  direction: code(['out', 'in'], { search: true }),
  url: text({ max: 500 }),
  success: code([0, 1], { search: true, sort: true }),
  problem: code(API_PROBLEMS, { dictionary: 'api_problem', optional: true, search: true }),
  httpStatus: count({ optional: true, max: 999 }),
  /** The vendor's own code of the result. */
  bizCode: text({ max: 64, optional: true }),
  /** Milliseconds. */
  costMs: count({ max: 1_000_000 }),
  fee: money({ restricted: true }),
  /** Attempts before this one. */
  retryCount: count({ max: 100 }),
  traceId: text({ max: 64, search: true }),
  tags: tags({ search: true }),
});

/** An exchange with a data source. */
export type ApiLog = RowOf<typeof apiLog>;

/** An exchange with what was sent and received. */
export interface ApiExchange extends ApiLog {
  /** JSON text, masked; `null` once it is deleted. */
  request: string | null;
  /** JSON text, masked; `null` for none. */
  response: string | null;
}
