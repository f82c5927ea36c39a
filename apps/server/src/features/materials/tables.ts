import type { Generated } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

export interface MaterialFolderTable extends Edited {
  id: string;
  /** `null` at the top. */
  pId: string | null;
  /** `null` for the provider's library. */
  companyId: string | null;
  folderName: string;
  orderNum: Generated<number>;
}

/** An uploaded picture in a library. Removing it from there leaves it where it is used. */
export interface MaterialTable {
  id: string;
  /** `null` for 未分组. */
  folderId: string | null;
  /** `null` for the provider's library. */
  companyId: string | null;
  fileId: string;
  createdAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    materialFolders: MaterialFolderTable;
    materials: MaterialTable;
  }
}

/** Adds the libraries of pictures. */
export const materialMigration = [
  `create table material_folders (
    id text primary key,
    p_id text references material_folders (id) check (p_id <> id),
    company_id text references companies (id),
    folder_name text not null check (length(folder_name) > 0),
    order_num integer not null default 1 check (order_num between 0 and 1000),
    ${EDITED_COLUMNS}
  )`,
  `create index material_folders_parent on material_folders (p_id)`,
  `create index material_folders_company on material_folders (company_id)`,
  `create table materials (
    id text primary key,
    folder_id text references material_folders (id),
    company_id text references companies (id),
    file_id text not null references uploaded_files (id) on delete cascade,
    created_at timestamptz not null
  )`,
  `create index materials_folder on materials (folder_id)`,
  `create index materials_company on materials (company_id)`,
  `create index materials_file on materials (file_id)`,
];
