import { code, count, flag, money, reference, text } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/** The products at each company's conditions: what a company may order, and for how much. */
export const companyProduct = view('aCompanyProduct', {
  companyId: reference('aCompanyInfo', { search: true }),
  productId: reference('bProductInfo', { search: true }),
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
  sort: count({ max: 9_999, sort: true }),
  /** Whether the company may order it: it is on sale, and not switched off for the company. */
  enabled: flag({ search: true, sort: true }),
});

/** A product at one company's conditions. */
export type CompanyProduct = RowOf<typeof companyProduct>;
