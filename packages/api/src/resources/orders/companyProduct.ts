import { code, count, flag, json, money, reference, text } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/** The products at each company's conditions: what a company may order, and for how much. */
export const companyProduct = view('aCompanyProduct', {
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  productId: reference('bProductInfo', { search: true, nameField: 'name' }),
  productCode: text({ max: 64, search: true, sort: true }),
  /** In the reader's language. */
  name: text({ max: 128, search: true, sort: true }),
  /** Contents of the check in the reader's language; empty when nobody has described them. */
  contents: text({ max: 500 }),
  /** 1 精调: people verify. 2 闪调: data sources deliver results. */
  type: code([1, 2], { search: true, sort: true }),
  /** `null` for readers who may not see money. */
  price: money({ restricted: true }),
  /** Working days. */
  slaDays: count({ max: 365, search: true, sort: true }),
  /** 1 for an add-on, which is ordered beside a product. */
  isAddItem: code([0, 1], { search: true }),
  sort: count({ max: 9_999, sort: true }),
  /** The version that the company orders: of its agreement, otherwise the newest. */
  productVersion: count({ max: 1_000_000 }),
  latestVersion: count({ max: 1_000_000 }),
  /** The product's price in that version. */
  listPrice: money({ restricted: true }),
  /** Price, discount and working days that were agreed with the company. */
  ownPrice: money({ restricted: true, optional: true }),
  discount: count({ min: 0, max: 1, precision: 4, restricted: true, optional: true }),
  ownSlaDays: count({ max: 365, optional: true }),
  customFields: json({ optional: true }),
  reportTemplate: text({ max: 64, optional: true }),
  /** Number of the last change of the company's own conditions; 0 where it has none. */
  version: count({ max: 1_000_000_000 }),
  /** Whether the company may order it: it is on sale, and not switched off for the company. */
  enabled: flag({ search: true, sort: true }),
});

/** A product at one company's conditions. */
export type CompanyProduct = RowOf<typeof companyProduct>;
