import type { ListViewScope } from '@mingjian/api';
import type { Generated } from 'kysely';

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
  version: Generated<number>;
  /** Who saved it last; `null` when the account no longer exists. */
  savedBy: string | null;
}

/** A state of a view, the present one included. */
export interface ListViewVersionTable {
  viewId: string;
  /** Version of the view that had it first. */
  version: number;
  /** JSON text. */
  state: string;
  /** `null` when the account no longer exists. */
  savedBy: string | null;
  savedAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    listViews: ListViewTable;
    listViewVersions: ListViewVersionTable;
  }
}
