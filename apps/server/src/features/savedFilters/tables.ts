import type { SavedFilter } from '@mingjian/api';
import type { Dated } from '../../database/columns';

export interface SavedFilterTable
  extends
    Dated,
    Pick<SavedFilter, 'id' | 'userId' | 'typeCode' | 'name' | 'filterParam' | 'filterType'> {
  /** `null` for the provider's staff. */
  companyId: string | null;
  scope: SavedFilter['scope'];
  orderNum: number;
}

declare module '../../database/schema' {
  interface Schema {
    savedFilters: SavedFilterTable;
  }
}

/** Saved advanced filters. */
export const savedFilterMigration = [
  `create table saved_filters (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    company_id text references companies (id),
    type_code text not null check (length(type_code) > 0),
    name text not null check (length(name) > 0),
    filter_param text not null,
    filter_type text not null check (filter_type in ('and', 'or')),
    scope text not null check (scope in ('personal', 'team')),
    order_num integer not null check (order_num > 0),
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create unique index saved_filters_name on saved_filters
    (type_code, scope, coalesce(company_id, ''),
      (case when scope = 'personal' then user_id else '' end), name)`,
  `create index saved_filters_user on saved_filters (user_id)`,
];
