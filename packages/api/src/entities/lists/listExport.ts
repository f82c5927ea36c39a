import { array, mixed, object, string } from 'yup';
import { type Accepts, word } from '../../schema';
import type { ReportLanguage } from '../orders/report';

/** File format of an export. */
export type ExportFormat = 'xlsx' | 'csv';

/** Ending of an exported file: a list, or an archive of documents. */
export type ExportEnding = ExportFormat | 'zip';

/** Progress of an export. */
export type ExportStatus = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** One column of an export. */
export interface ExportColumn {
  /** Name of the row's field. */
  field: string;
  label: string;
  /** Whether its cells are text even when they look like numbers: ids, phones. @default false */
  isText?: boolean | undefined;
  /** Labels of coded values. */
  labels?: Record<string, string> | undefined;
  /** Format of stored values: an amount in fen, exported in yuan, a JSON text list, or a region. */
  as?: 'money' | 'tags' | 'region' | undefined;
}

/** A requested export. */
export interface ExportJob {
  id: string;
  resource: string;
  /** Of its file. */
  name: string;
  format: ExportEnding;
  status: ExportStatus;
  /** Rows written so far. */
  done: number;
  total: number;
  /** Of the file, in bytes; `null` until it is done. */
  size: number | null;
  /** Why it failed, in the caller's language; `null` otherwise. */
  error: string | null;
  createTime: string;
}

const labels = mixed<Record<string, string>>((value): value is Record<string, string> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const texts: unknown[] = Object.values(value);
  return (
    texts.length <= 2_000 && texts.every((text) => typeof text === 'string' && text.length <= 500)
  );
});

const exportColumn = object({
  field: string().min(1).max(64).required(),
  label: string().min(1).max(128).required(),
  isText: mixed<boolean>((value): value is boolean => typeof value === 'boolean'),
  labels,
  as: string<'money' | 'tags' | 'region'>().oneOf(['money', 'tags', 'region']),
});

/** A request for an export. */
export interface ExportRequest {
  /** The list: the first part of its paths, such as `aCompanyInfo`. */
  resource: string;
  /** Name of the file, without its ending. @default the resource */
  name?: string | undefined;
  format: ExportFormat;
  /** As in a list request. */
  searchParam?: string | undefined;
  searchParamS?: string | undefined;
  orderParam?: string | undefined;
  /** In the order of the file. */
  columns: ExportColumn[];
  /** Only these of the rows that match. */
  ids?: string[] | undefined;
}

/** Which rows of its list an export is of. */
const exportedRows = {
  searchParam: string().max(65_536),
  searchParamS: string().max(65_536),
  orderParam: string().max(200),
  ids: array(string().max(64).required()).max(10_000),
};

/** Schema of such a request. */
export const exportRequest = object({
  ...exportedRows,
  resource: word().min(1).required(),
  name: word(100),
  format: string<ExportFormat>().oneOf(['xlsx', 'csv']).required(),
  columns: array(exportColumn.required()).min(1).max(200).required(),
}) as Accepts<unknown> as Accepts<ExportRequest>;

/** Most rows of a workbook that is made while its reader waits. */
export const WORKBOOK_LIMIT = 10_000;

/** A request for a workbook: a list request without its page, with the columns. */
export interface WorkbookRequest extends Omit<ExportRequest, 'resource' | 'format' | 'columns'> {
  /** In the order of the file. @default those that the list opens with */
  columns?: ExportColumn[] | undefined;
}

/** Schema of a request for a workbook. */
export const workbookRequest = object({
  ...exportedRows,
  name: word(100),
  columns: array(exportColumn.required()).min(1).max(200),
}) as Accepts<unknown> as Accepts<WorkbookRequest>;

/** Most orders whose reports are in one archive. */
export const REPORT_EXPORT_LIMIT = 500;

/** A request for an archive of the issued reports of orders. */
export interface ReportExportRequest extends Pick<
  ExportRequest,
  'searchParam' | 'searchParamS' | 'orderParam' | 'ids'
> {
  /** Of the documents. */
  language: ReportLanguage;
}

/** Schema of a request for reports. */
export const reportExportRequest = object({
  ...exportedRows,
  language: string<ReportLanguage>().oneOf(['zh', 'en']).required(),
}) as Accepts<unknown> as Accepts<ReportExportRequest>;
