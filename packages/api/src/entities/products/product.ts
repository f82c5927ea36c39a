import { number, object } from 'yup';
import { fen, flag, idText, rate, text, type Flag } from '../../schema';
import { customFieldList } from '../orders/customField';

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

/** The orders and companies that a publication concerns. */
export interface ProductImpact {
  /** Orders that are running, by the version that they keep; the newest first. */
  versions: { version: number; openOrders: number }[];
  openOrders: number;
  /** Companies that keep an earlier version until it is refreshed. */
  companies: number;
}

/** Schema of the writable fields of a company's product. */
export const companyProductDraft = object({
  id: idText(),
  companyId: idText().required(),
  productId: idText().required(),
  /** In fen; `null` for the product's, less the discount. */
  price: fen().max(1_000_000_00).nullable(),
  /** Share of the product's price that is paid: 0.9 for ten percent off. */
  discount: rate().nullable(),
  slaDays: number().integer().min(1).max(365).nullable(),
  enabled: flag(),
  /** Fields that the company adds to its orders; none for an empty list. */
  customFields: customFieldList.nullable(),
  reportTemplate: text(64),
  /** The change that the save starts from; none to save whatever was changed meanwhile. */
  version: number().integer().min(0),
});

/** Writable fields of a company's product. */
export type CompanyProductDraft = typeof companyProductDraft.__outputType;
