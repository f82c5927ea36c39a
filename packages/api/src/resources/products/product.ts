import { area, code, count, flag, json, money, text, time } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Highest price of a product, in fen. */
const MOST_PRICE = 1_000_000_00;

/**
 * Products that can be ordered. Their fields are a draft: price, days, surcharge and survey items
 * are in force as they were published last.
 */
export const product = resource(
  'bProductInfo',
  {
    productCode: text({ max: 64, search: true, sort: true, write: 'create' }),
    name: text({ max: 128, search: true, sort: true, write: true }),
    nameEn: text({ max: 128, optional: true, search: true, write: true }),
    /** 1 refined: people verify. 2 flash: data sources deliver results. */
    type: code([1, 2], { dictionary: 'order_type', search: true, sort: true, write: 'create' }),
    /** 1 for all posts · 2 for managers · 3 for executives. */
    category: code([1, 2, 3], { search: true, sort: true, write: true, default: 1 }),
    /** 1 for an add-on, which is ordered beside a product. */
    isAddItem: code([0, 1], { search: true, sort: true, write: 'create', default: 0 }),
    price: money({ max: MOST_PRICE, restricted: true, write: true }),
    costPrice: money({ max: MOST_PRICE, restricted: true, optional: true, write: true }),
    /** Working days. */
    slaDays: count({ min: 1, max: 365, search: true, sort: true, write: true }),
    /** Surcharge for urgency as a share of the price: 0.5 adds half. */
    urgentRate: count({ min: 0, max: 10, precision: 2, write: true, default: 0.5 }),
    /** Contents of the check in a line, for the order form. */
    contents: area({ max: 500, optional: true, write: true }),
    contentsEn: area({ max: 500, optional: true, write: true }),
    intro: area({ max: 2_000, optional: true, write: true }),
    /** Positions that it suits. */
    applicable: text({ max: 500, optional: true, search: true, write: true }),
    applicableEn: text({ max: 500, optional: true, write: true }),
    /** JSON text of `ProductGroup[]`. */
    itemList: json({ write: true, default: '[]' }),
    /** JSON text list of the codes of the groups that the candidate fills in. */
    collectItems: json({ optional: true, write: true }),
    sort: count({ min: 0, max: 9_999, search: true, sort: true, write: true, default: 0 }),
    /** Whether it is on sale, once it is published. */
    status: flag({ search: true, sort: true, write: true, default: 0 }),
    /** The version in force; `null` before the first publication. */
    publishedVersion: count({ min: 1, max: 1_000_000, optional: true, search: true, sort: true }),
    publishTime: time({ optional: true, search: true, sort: true }),
    /** Whether the draft differs from the version in force. */
    draftFlag: flag({}),
  },
  {
    lookup: {
      searched: ['name', 'nameEn', 'productCode'],
      label: 'name',
      labelEn: 'nameEn',
      description: 'productCode',
    },
  },
);

/** A product. */
export type Product = RowOf<typeof product>;
/** The writable fields of a product. */
export type ProductDraft = DraftIn<typeof product>;
