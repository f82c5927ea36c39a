import type { Flag, ReportKind } from '@mingjian/api';
import type { Generated } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

/** A layout of reports. */
export interface ReportLayoutTable extends Edited {
  id: string;
  name: string;
  nameEn: string | null;
  /** `null` for a layout of the provider. */
  companyId: string | null;
  /** `null` for every kind. */
  kind: ReportKind | null;
  defaultFlag: Generated<Flag>;
  /** JSON text of the `ReportLayoutContent`. */
  content: string;
}

declare module '../../database/schema' {
  interface Schema {
    reportLayouts: ReportLayoutTable;
  }
}

/** Creates the layouts of reports. Published statements never change. */
export const reportLayoutMigration = [
  `create table report_layouts (
    id text primary key,
    name text not null check (length(name) > 0),
    name_en text,
    company_id text references companies (id),
    kind smallint check (kind between 1 and 3),
    default_flag smallint not null default 0 check (default_flag in (0, 1)),
    content text not null,
    ${EDITED_COLUMNS}
  )`,
  `create index report_layouts_newest on report_layouts (created_at desc, id desc)`,
  `create index report_layouts_company on report_layouts (company_id)`,
  `create unique index report_layouts_default
    on report_layouts (coalesce(company_id, ''), coalesce(kind, 0))
    where default_flag = 1 and deleted_at is null`,
  `alter table report_versions add column layout_id text references report_layouts (id)`,
  `create index report_versions_layout on report_versions (layout_id) where layout_id is not null`,
  `alter table standard_content drop constraint standard_content_kind_check`,
  `alter table standard_content add constraint standard_content_kind_check
    check (kind in ('role', 'menu', 'dictionary', 'right', 'product', 'calendar', 'timer',
      'messageTemplate', 'kpiItem', 'reportLayout'))`,
];
