import { array, number, object, string } from 'yup';
import { choice, fileOfForm, flag, idText, versionNumber } from '../../schema';
import type { OrderType } from '../../resources/orders/order';

/** Most rows of an import below its header. */
export const IMPORT_ROWS = 5_000;

/** Fields of an order that a column of a file may hold. */
export const IMPORT_FIELDS = [
  'userName',
  'mobile',
  'idType',
  'idCardNo',
  'email',
  'position',
  'city',
  'urgentFlag',
  'mainCompanyName',
  'consigneeName',
  'clientPoNo',
  'costCenter',
  'remark',
] as const;

/** Field of an order that a column of a file may hold. */
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Fields without which no order is placed. */
export const IMPORT_REQUIRED: readonly ImportField[] = ['userName', 'mobile', 'idCardNo'];

/** Judgements of rows. A row with a warning can be placed. */
export const IMPORT_ROW_STATES = ['error', 'warning', 'good', 'placed'] as const;

/** Judgement of a row, or that its order is placed. */
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

/** A file whose rows become orders of one product. Its author alone reads it. */
export interface OrderImport {
  id: string;
  /** Raised by one with every change. A change names the version that it was made from. */
  version: number;
  /** `placing`: its rows become orders now, and nothing of it changes. */
  state: 'open' | 'placing';
  fileName: string;
  companyName: string;
  orderType: OrderType;
  productId: string;
  productName: string;
  /** First row of the file. */
  headers: readonly string[];
  /** Field of each column; `null` for one that is left out. */
  mapping: readonly (ImportField | null)[];
  counts: Readonly<Record<ImportRowState, number>>;
  /** Rows without any content, which are left out. */
  emptyRows: number;
  /** Rows of the last placing, and those of them that wait. */
  toPlace: number;
  waiting: number;
  /** Why the last placing stopped, in the reader's language; `null` otherwise. */
  fault: string | null;
  createTime: string;
}

/** A problem of a row. */
export interface ImportProblem {
  /** `null` for one of the whole row. */
  field: ImportField | null;
  isError: boolean;
  text: string;
}

/** A row of a file. */
export interface ImportRow {
  /** Number in the file, from 1; the header has one too. */
  row: number;
  cells: readonly string[];
  state: ImportRowState;
  problems: readonly ImportProblem[];
  orderId: string | null;
  orderNo: string | null;
}

/** Rows of an import, one page of those in a state. */
export interface ImportRows {
  total: number;
  content: ImportRow[];
}

/** A file to import, with what is ordered for everyone in it. */
export const orderImportDraft = object({
  /** The client that staff order for. @default the caller's own company */
  companyId: idText(),
  orderType: choice(1, 2).required(),
  productId: idText().required(),
  file: fileOfForm().required(),
});

/** Changed columns and cells of an import. */
export const orderImportChange = object({
  id: idText().required(),
  version: versionNumber().required(),
  /** Field of each column, empty for one that is left out. */
  mapping: array(
    string<ImportField | ''>()
      .oneOf([...IMPORT_FIELDS, ''])
      .defined(),
  ).max(100),
  cells: array(
    object({
      row: number().integer().min(1).required(),
      column: number().integer().min(0).max(99).required(),
      text: string().max(2_000).defined(),
    }).required(),
  ).max(500),
});

/** A page of rows. */
export const importRowsRequest = object({
  id: idText().required(),
  /** @default all */
  state: string<ImportRowState>().oneOf(IMPORT_ROW_STATES),
  /** Only these. @default all */
  rows: array(number().integer().min(1).required()).max(500),
  pageNum: number().integer().min(1).max(10_000).default(1),
  pageSize: number().integer().min(1).max(500).default(50),
});

/** The start of a placing. */
export const orderImportStart = object({
  id: idText().required(),
  version: versionNumber().required(),
  /** Whether rows with warnings are placed too. */
  withWarnings: flag().required(),
});
