import { number, object } from 'yup';
import {
  choice,
  count,
  fen,
  flag,
  idText,
  jsonText,
  rate,
  text,
  word,
  type Flag,
  type Stored,
} from '../../schema';
import type { OrderType } from '../../resources/orders/order';

/** A product that can be ordered. Amounts in fen. */
export interface Product extends Stored {
  productCode: string;
  name: string;
  nameEn: string | null;
  type: OrderType;
  category: number;
  price: number;
  /** `null` for callers who may not see it. */
  costPrice: number | null;
  /** Working days. */
  slaDays: number;
  /** Surcharge for urgency as a share of the price: 0.5 adds half. */
  urgentRate: number;
  /** JSON text of `ProductGroup[]`. */
  itemList: string;
  /** JSON text list of group codes that the candidate fills in. */
  collectItems: string | null;
  intro: string | null;
  /** Positions that it suits. */
  applicable: string | null;
  sort: number;
  status: Flag;
  version: number;
  publishTime: string | null;
  /** 1 for an add-on. */
  isAddItem: Flag;
}

/** Schema of the writable fields of a product. */
export const productDraft = object({
  id: idText(),
  productCode: word().required(),
  name: word(128).required(),
  nameEn: text(128),
  type: choice(1, 2).required(),
  category: count(99),
  price: fen().required(),
  costPrice: fen(),
  slaDays: count(365),
  urgentRate: number().min(0).max(10),
  itemList: jsonText(),
  collectItems: jsonText(),
  intro: text(),
  applicable: text(500),
  sort: count(9_999),
  status: flag(),
  isAddItem: flag(),
});

/** Writable fields of a product. */
export type ProductDraft = typeof productDraft.__outputType;

/** A group of survey items, as the item editor edits it. */
export interface ProductGroup {
  /** Its name. */
  table: string;
  tableEn: string;
  groupCode: string;
  /** 1 to 100. */
  orderNo: number;
  dataForm: ProductField[];
}

/** A row of a group. */
export interface ProductField {
  key: string;
  title: string;
  labelCh: string;
  labelEn: string;
  /** `data` is a date, `datarange` (older: `dateRange`) a date range. */
  labelType: 'input' | 'select' | 'switch' | 'data' | 'datarange' | 'dateRange';
  /** Dictionary of a `select`. */
  dicCode: string | null;
  isOpen: Flag;
  labelCode: string | null;
  labelRemark: string | null;
  labelSort: number | null;
  labelValue1: string | null;
  labelValue2: string | null;
  labelValue3: string | null;
  /** Whether an overview shows it. */
  visibleFlag2: Flag;
  /** From its place, 1 the first. */
  orderNum: number;
}

/** Schema of the writable fields of a company's product. */
export const companyProductDraft = object({
  id: idText(),
  companyId: idText().required(),
  productId: idText().required(),
  price: fen(),
  discount: rate(),
  slaDays: count(365),
  enabled: flag(),
  customFields: jsonText(),
  reportTemplate: text(64),
});

/** Writable fields of a company's product. */
export type CompanyProductDraft = typeof companyProductDraft.__outputType;
