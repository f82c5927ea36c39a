import { area, code, count, flag, json, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/** Companies that request an account. Not specified. */
export const companyRegistration = view('companyRegistration', {
  referenceNo: text({ max: 32, search: true }),
  companyName: text({ max: 128, search: true, sort: true }),
  creditCode: text({ max: 18, search: true }),
  contactName: text({ max: 64, search: true }),
  phone: text({ max: 32, search: true }),
  email: text({ max: 128, search: true }),
  /** Requested name of the main account; after the approval, the name that it got. */
  username: text({ max: 16, search: true }),
  /** 0 pending · 1 approved · 2 refused. */
  status: code([0, 1, 2], { dictionary: 'registration_status', search: true, sort: true }),
  /** Why it was refused. */
  reason: area({ max: 500, optional: true }),
  /** JSON text of `{ name, url }[]`. */
  papers: json({ optional: true }),
  /** Other requests of the same company, by its credit code. */
  sameCompany: count({}),
  /** Other requests with the same phone number. */
  samePhone: count({}),
  /** Name of the client company that has the credit code already. */
  knownCompany: text({ max: 128, optional: true }),
  /** Whether the reader made it, who may not decide on it. */
  isOwn: flag({}),
  handledBy: reference('sysUsers', { optional: true, search: true, nameField: 'handledByName' }),
  handledByName: text({ max: 64, optional: true, search: true }),
  handledTime: time({ optional: true, search: true, sort: true }),
  createTime: time({ search: true, sort: true }),
});

/** A company that requests an account. */
export type CompanyRegistration = RowOf<typeof companyRegistration>;
