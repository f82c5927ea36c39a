import { count, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/** Calls that were made with keys, for 30 days. Neither inputs nor responses. Not specified. */
export const apiCall = view('apiCall', {
  callTime: time({ search: true, sort: true }),
  keyId: text({ max: 64, search: true }),
  keyName: text({ max: 64, search: true }),
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  /** GET or POST. */
  method: text({ max: 8, search: true }),
  path: text({ max: 200, search: true }),
  httpStatus: count({ max: 999, search: true, sort: true }),
  /** The sentence of a refusal, in the language of the caller. */
  problem: text({ max: 500, optional: true, search: true }),
  costMs: count({ sort: true, search: true }),
  /** Network address that it came from. */
  address: text({ max: 64, search: true }),
});

/** A call that was made with a key. */
export type ApiCall = RowOf<typeof apiCall>;
