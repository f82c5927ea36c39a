import type { Generated } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

export interface CompanyAddressTable extends Edited {
  id: string;
  companyId: string;
  receiver: string;
  phone: string;
  /** JSON text list of region codes. */
  area: string | null;
  areaName: string | null;
  detail: string;
  /** GCJ-02, as is `lat`. */
  lng: number | null;
  lat: number | null;
  /** JSON text of `AddressRow[]`. */
  servedAreas: string | null;
  postcode: string | null;
  defaultFlag: Generated<0 | 1>;
}

declare module '../../database/schema' {
  interface Schema {
    companyAddresses: CompanyAddressTable;
  }
}

/** Creates the tables. Published statements never change. */
export const companyAddressMigration = [
  `create table company_addresses (
    id text primary key,
    company_id text not null references companies (id),
    receiver text not null check (length(receiver) > 0),
    phone text not null,
    area text,
    area_name text,
    detail text not null check (length(detail) > 0),
    lng double precision check (lng between -180 and 180),
    lat double precision check (lat between -90 and 90),
    postcode text,
    default_flag smallint not null default 0 check (default_flag in (0, 1)),
    ${EDITED_COLUMNS}
  )`,
  `create index company_addresses_newest
    on company_addresses (created_at desc, id desc) where deleted_at is null`,
  `create index company_addresses_company
    on company_addresses (company_id, created_at desc, id desc)`,
  `create unique index company_addresses_default
    on company_addresses (company_id) where default_flag = 1 and deleted_at is null`,
];

/** Adds what an address serves. Published statements never change. */
export const companyServedAreasMigration = [
  `alter table company_addresses add column served_areas text`,
];
