import { day, flag, json, reference, text, time } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Keys by which systems of client companies call the product. Not specified. */
export const apiKey = resource('apiKey', {
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  name: text({ max: 64, search: true, sort: true, write: true }),
  /** JSON list of `API_SCOPES`. */
  scopes: json({ write: true }),
  /** Addresses and ranges that it works from, comma-joined; `null` for all. */
  addresses: text({ max: 1_000, optional: true, write: true }),
  /** The last day on which it works; `null` for no end. */
  expireDay: day({ optional: true, search: true, sort: true, write: true }),
  /** 1 on · 0 off. */
  status: flag({ search: true, sort: true, write: true, default: 1 }),
  /** The account that made it, in whose name it works; the server sets it. */
  userId: reference('sysUsers', { search: true, nameField: 'userName' }),
  userName: text({ max: 64, search: true }),
  /** The end of its text. */
  keyTail: text({ max: 8, optional: true }),
  /** When that text was made. */
  keyTime: time({ optional: true }),
  /** The last call, to the minute. */
  lastUsed: time({ optional: true, search: true, sort: true }),
});

/** A key by which systems of a client company call the product. */
export type ApiKey = RowOf<typeof apiKey>;
/** The writable fields of a key. */
export type ApiKeyDraft = DraftIn<typeof apiKey>;
