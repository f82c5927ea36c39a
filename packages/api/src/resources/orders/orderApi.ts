import { code, count, json, money, reference, text, time } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** States of an interface: 0 waits · 1 asked · 2 answered · 9 failed. */
export const API_STATUSES = [0, 1, 2, 9] as const;

/** Reasons why a data source gave no result. */
export const API_PROBLEMS = [
  'timeout',
  'unreachable',
  'status',
  'refused',
  'unreadable',
  'tooLarge',
  'unknownSource',
  'stopped',
] as const;

/** A reason why a data source gave no result. */
export type ApiProblem = (typeof API_PROBLEMS)[number];

/** Interfaces that the data of orders came through: one for each task and data source. */
export const orderApi = resource('gOrderApi', {
  orderId: reference('vOrderInfo', { search: true, write: 'create', nameField: 'orderNo' }),
  orderNo: text({ max: 64, search: true }),
  candidateName: text({ max: 64, search: true }),
  /** The company of the order; the server sets it. */
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  /** A task of the order. */
  taskId: text({ max: 64, optional: true, search: true, write: 'create' }),
  itemName: text({ max: 64, optional: true }),
  apiCode: text({ max: 64, search: true, write: 'create' }),
  apiName: text({ max: 128, search: true, sort: true, write: true }),
  vendor: text({ max: 64, search: true, sort: true, write: true }),
  status: code(API_STATUSES, { dictionary: 'api_status', search: true, sort: true }),
  /** JSON text, masked. One that is written by hand is an answer. */
  result: json({ optional: true, write: true }),
  problem: code(API_PROBLEMS, { dictionary: 'api_problem', optional: true, search: true }),
  /** Attempts since it was asked for last. */
  tries: count({ max: 100 }),
  /** Charged by the vendor; a failed query costs nothing. */
  fee: money({ restricted: true }),
  askTime: time({ optional: true, search: true, sort: true }),
  answerTime: time({ optional: true, search: true, sort: true }),
  /** When a failed query is repeated; `null` when it is not. */
  nextTime: time({ optional: true }),
});

/** An interface that an order's data came through. */
export type OrderApi = RowOf<typeof orderApi>;
/** The writable fields of an interface. */
export type OrderApiDraft = DraftIn<typeof orderApi>;
