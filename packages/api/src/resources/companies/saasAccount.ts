import { area, count, day, flag, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Customers of the product itself, who run a back-office of their own. */
export const saasAccount = resource('hSassAccount', {
  companyName: text({ max: 128, search: true, sort: true, write: true }),
  accountNo: text({ max: 64, search: true, sort: true, write: true }),
  contactName: text({ max: 64, search: true, sort: true, write: true, format: 'personName' }),
  contactPhone: text({ max: 32, search: true, write: true, format: 'tel' }),
  /** The last day of use. */
  expireDate: day({ optional: true, search: true, sort: true, write: true }),
  /** Accounts that may exist at once; without it there is no limit. */
  userLimit: count({ min: 1, max: 100_000, optional: true, search: true, sort: true, write: true }),
  status: flag({ search: true, sort: true, write: true, default: 1 }),
  remark: area({ max: 500, optional: true, search: true, write: true }),
});

/** A customer of the product itself. */
export type SaasAccount = RowOf<typeof saasAccount>;
/** The writable fields of such a customer. */
export type SaasAccountDraft = DraftIn<typeof saasAccount>;
