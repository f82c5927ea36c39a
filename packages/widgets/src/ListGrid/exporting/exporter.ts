import type { ListQuery } from '../../internal/list/query';
import type { RowKey } from '../../internal/list/row';

/** What an export is written as. */
export type ExportFormat = 'xlsx' | 'csv';

/** One column of an export. */
export interface ExportColumn {
  /** Name of the row's field. */
  field: string;
  label: string;
  /** Whether its cells stay text even when they look like numbers: ids, phones. */
  isText: boolean;
  /** The words of coded values. */
  labels?: Readonly<Record<string, string>>;
}

/** What an export is asked for. */
export interface ExportRequest {
  format: ExportFormat;
  /** Whether conditions hold rows back (`view`), the chosen rows are meant, or all there are. */
  scope: 'view' | 'selection' | 'all';
  /** Which rows match, in which order, over all pages. */
  query: Pick<ListQuery, 'conditions' | 'sort'>;
  /** Those in sight, in the order shown. */
  columns: readonly ExportColumn[];
  /** Only these of the rows that match. Without it all of them. */
  keys?: readonly RowKey[];
}

/** An export that somebody asked for. */
export interface ExportJob {
  id: string;
  /** Of its file. */
  name: string;
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** Rows written so far. */
  done: number;
  /** Rows to write; 0 while nobody knows. */
  total: number;
  /** A moment, as `Date` reads it. */
  createdAt: string;
  /** Why it failed, in words a person can read. */
  error?: string | null | undefined;
  /** Of its file, in bytes. */
  size?: number | null | undefined;
}

/** How a list makes exports. Each refuses with an `Error` whose message a person can read. */
export interface Exporter {
  /** Begins an export, which is made elsewhere while people work on. */
  start(request: ExportRequest): Promise<ExportJob>;
  /** The person's exports, the newest first. */
  list(options: { signal: AbortSignal }): Promise<readonly ExportJob[]>;
  cancel(id: string): Promise<void>;
  /** Hands the file of one that is done to the browser. */
  download(job: ExportJob): Promise<void>;
}
