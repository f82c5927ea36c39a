import type { Generated } from 'kysely';
import type { ExportFormat, ExportStatus, ListViewScope } from '@mingjian/api';

export interface ListViewTable {
  id: string;
  userId: string;
  /** `null` for the provider's staff. */
  companyId: string | null;
  pageCode: string;
  name: string;
  scope: ListViewScope;
  /** Set for role defaults alone. */
  roleCode: string | null;
  isDefault: 0 | 1;
  /** JSON text. */
  state: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface ExportJobTable {
  id: string;
  userId: string;
  resource: string;
  /** Of the file, without its ending. */
  name: string;
  format: ExportFormat;
  /** JSON text of what was asked for. */
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
