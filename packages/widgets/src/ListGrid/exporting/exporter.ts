import type { ListSearch } from '../../internal/list/query';
import type { RowKey } from '../../internal/list/row';

/** File format of an export. */
export type ExportFormat = 'xlsx' | 'csv';

/** One column of an export. */
export interface ExportColumn {
  /** Field of the row. */
  field: string;
  label: string;
  /** Whether cells stay text although they look like numbers, such as IDs and phone numbers. */
  isText: boolean;
  /** Labels of coded values. */
  labels?: Readonly<Record<string, string>> | undefined;
}

/** A request for an export. */
export interface ExportRequest {
  format: ExportFormat;
  /** The rows that match the conditions (`view`), the selected rows, or all rows. */
  scope: 'view' | 'selection' | 'all';
  /** Conditions, sort order and moment of the search, over all pages. */
  query: ListSearch;
  /** The visible columns in display order. */
  columns: readonly ExportColumn[];
  /** Restricts the matching rows to these keys. */
  keys?: readonly RowKey[] | undefined;
}

/** Rows of an export: those of a search, or the selected ones. */
export type ExportedRows = Pick<ExportRequest, 'scope' | 'query' | 'keys'>;

/** A requested export. */
export interface ExportJob {
  id: string;
  /** Name of the file. */
  name: string;
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** Rows written so far. */
  done: number;
  /** Rows to write; 0 while unknown. */
  total: number;
  /** A time that `Date` can parse. */
  createdAt: string;
  /** User-readable reason of a failure. */
  error?: string | null | undefined;
  /** Size of the file, in bytes. */
  size?: number | null | undefined;
}

/**
 * Service that makes exports. Each method rejects with an `Error` that has a user-readable message.
 */
export interface Exporter {
  /** Starts an export in the background. */
  start(request: ExportRequest): Promise<ExportJob>;
  /** Returns the person's exports, the newest first. */
  list(options: { signal: AbortSignal }): Promise<readonly ExportJob[]>;
  cancel(id: string): Promise<void>;
  /** Downloads the file of a completed export. */
  download(job: ExportJob): Promise<void>;
}
