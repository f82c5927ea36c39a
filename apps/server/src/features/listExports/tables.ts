import type { ExportEnding, ExportStatus } from '@mingjian/api';
import type { Generated } from 'kysely';

export interface ExportJobTable {
  id: string;
  userId: string;
  resource: string;
  /** Of the file, without its ending. */
  name: string;
  format: ExportEnding;
  /** JSON text of a `JobRequest`. */
  request: string;
  /** JSON text of who asked, with the roles of that moment. */
  caller: string;
  /** The process that took it on. */
  maker: string;
  status: ExportStatus;
  /** Rows written. */
  done: Generated<number>;
  total: Generated<number>;
  /** Of the file, in bytes. */
  size: number | null;
  fault: 'interrupted' | 'broken' | null;
  createdAt: Date;
  /** When its maker last showed that it lives. */
  touchedAt: Date;
}

/** A row that an export is to write. */
export interface ExportRowTable {
  jobId: string;
  place: number;
  rowId: string;
}

/** Allows archives of documents beside lists. Published statements never change. */
export const exportArchiveMigration = [
  `alter table export_jobs drop constraint export_jobs_format_check`,
  `alter table export_jobs add constraint export_jobs_format_check
    check (format in ('xlsx', 'csv', 'zip'))`,
];

declare module '../../database/schema' {
  interface Schema {
    exportJobs: ExportJobTable;
    exportRows: ExportRowTable;
  }
}
