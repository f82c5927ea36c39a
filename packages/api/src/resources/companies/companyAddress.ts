import { count, flag, json, reference, region, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Postal addresses of client companies. */
export const companyAddress = resource(
  'aCompanyAddress',
  {
    companyId: reference('aCompanyInfo', {
      search: true,
      write: 'create',
      owner: true,
      nameField: 'companyName',
    }),
    companyName: text({ max: 128, search: true }),
    receiver: text({ max: 64, search: true, sort: true, write: true }),
    phone: text({ max: 32, search: true, write: true, format: 'tel' }),
    area: region({ optional: true, search: true, write: true }),
    /** Names of the region, which the server writes along with `area`. */
    areaName: text({ max: 128, optional: true, search: true, sort: true }),
    detail: text({ max: 200, search: true, write: true }),
    /** GCJ-02, as is `lat`. */
    lng: count({ min: -180, max: 180, precision: 6, optional: true, write: true }),
    lat: count({ min: -90, max: 90, precision: 6, optional: true, write: true }),
    /** JSON text of `AddressRow[]`: the parts of the country that this address serves. */
    servedAreas: json({ optional: true, write: true }),
    postcode: text({ max: 16, optional: true, search: true, write: true }),
    /** At most one address of a company is its default. */
    defaultFlag: flag({ search: true, sort: true, write: true, default: 0 }),
  },
  { lookup: { searched: ['receiver', 'detail'], label: 'receiver', description: 'detail' } },
);

/** A postal address of a client company. */
export type CompanyAddress = RowOf<typeof companyAddress>;
/** The writable fields of an address. */
export type CompanyAddressDraft = DraftIn<typeof companyAddress>;
