import type { ListViewScope } from '@mingjian/api';

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

/** Tables of this feature, by their names in TypeScript. */
export interface ListViewsTables {
  listViews: ListViewTable;
}
