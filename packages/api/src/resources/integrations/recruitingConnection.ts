import { code, count, flag, json, reference, text, time } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Recruiting systems that companies can be connected to: 1 Moka · 2 飞书招聘 · 3 大易. */
export const RECRUITING_SYSTEMS = [1, 2, 3] as const;

/** Connections of companies to their recruiting systems. Secrets leave the server masked. */
export const recruitingConnection = resource('recruitingConnection', {
  companyId: reference('aCompanyInfo', {
    search: true,
    write: 'create',
    owner: true,
    nameField: 'companyName',
  }),
  companyName: text({ max: 128, search: true }),
  atsType: code(RECRUITING_SYSTEMS, { search: true, sort: true, write: 'create' }),
  /** The company's account with the system; orders of others are refused. */
  accountId: text({ max: 128, optional: true, search: true, write: true }),
  /** Address of the system's interface, without a slash at the end. */
  baseUrl: text({ max: 500, optional: true, write: true }),
  clientId: text({ max: 128, optional: true, write: true }),
  /** Secret that deliveries are authorised with. */
  clientSecret: text({ max: 256, optional: true, masked: true, write: true }),
  /** Key that orders of the system are signed with. */
  signingKey: text({ max: 256, optional: true, masked: true, write: true }),
  /** When a secret was set last. */
  secretSetTime: time({ optional: true }),
  /** JSON text of `RecruitingPackage[]`. */
  packages: json({ optional: true, write: true }),
  enabled: flag({ search: true, sort: true, write: true, default: 0 }),
  /** When an order came in, or a delivery was taken. */
  lastSyncTime: time({ optional: true, search: true, sort: true }),
  /** Orders that could not be made, and deliveries that wait or were given up. */
  failedCount: count({ max: 1_000_000 }),
});

/** A connection of a company to its recruiting system. */
export type RecruitingConnection = RowOf<typeof recruitingConnection>;
/** The writable fields of a connection. */
export type RecruitingConnectionDraft = DraftIn<typeof recruitingConnection>;

/** A package of a recruiting system beside the product that it means. */
export interface RecruitingPackage {
  /** Id of the package, or of an additional item, in the recruiting system. */
  packageId: string;
  /** Our product or add-on. */
  productId: string;
}
