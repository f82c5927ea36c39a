import type { Generated } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

/** A menu entry that a company's accounts have or lack. */
export interface CompanyMenuTable extends Edited {
  id: string;
  companyId: string;
  menuCode: string;
  enabled: Generated<0 | 1>;
}

declare module '../../database/schema' {
  interface Schema {
    companyMenus: CompanyMenuTable;
  }
}

/** Creates the table of companies' menus. Published statements never change. */
export const companyMenuMigration = [
  `create table company_menus (
    id text primary key,
    company_id text not null references companies (id) on delete cascade,
    menu_code text not null check (length(menu_code) > 0),
    enabled smallint not null default 0 check (enabled in (0, 1)),
    ${EDITED_COLUMNS}
  )`,
  `create unique index company_menus_entry on company_menus (company_id, menu_code)
    where deleted_at is null`,
];
