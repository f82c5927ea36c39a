import type { RealnameStatus } from '@mingjian/api';
import type { Generated } from 'kysely';
import type { Edited } from '../../database/columns';

export interface CompanyTable extends Edited {
  id: string;
  companyNo: string;
  name: string;
  shortName: string | null;
  creditCode: string | null;
  /** JSON text list of region codes, from the province down. */
  area: string | null;
  address: string | null;
  lng: number | null;
  lat: number | null;
  contactName: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  industry: string | null;
  enterpriseScale: string | null;
  belonging: string | null;
  informationWay: string | null;
  managerId: string | null;
  salesId: string | null;
  payMode: Generated<1 | 2>;
  /** In fen, as are the next two. */
  balance: Generated<number>;
  freezeBalance: Generated<number>;
  creditLimit: Generated<number>;
  /** In fen; `null` for the default of its warning. */
  warnBalance: number | null;
  /** Since when its people know that little is left; `null` while enough is. */
  lowSince: Date | null;
  discount: Generated<number>;
  paymentDays: Generated<number>;
  reportTemplateId: string | null;
  logo: string | null;
  /** `yyyy-MM-dd`. */
  contractExpire: string | null;
  authStatus: Generated<RealnameStatus>;
  atsType: Generated<number>;
  retentionMonths: Generated<number>;
  reportCopy: Generated<0 | 1>;
  remark: string | null;
  /** JSON text of `OrderRule[]`. */
  rulesList: Generated<string>;
  /** JSON text of `AddressRow[]`. */
  workAreas: string | null;
  /** 0 trial, 1 regular, 2 suspended. */
  status: 0 | 1 | 2;
}

declare module '../../database/schema' {
  interface Schema {
    companies: CompanyTable;
  }
}

/** Adds where a company's people work. Published statements never change. */
export const companyWorkAreasMigration = [`alter table companies add column work_areas text`];

/** Adds whether candidates get a copy of their reports. Published statements never change. */
export const companyReportCopyMigration = [
  `alter table companies add column report_copy smallint not null default 0
    check (report_copy in (0, 1))`,
];

/** Adds the limit below which a company is warned. Published statements never change. */
export const companyWarningMigration = [
  `alter table companies add column warn_balance bigint check (warn_balance >= 0),
    add column low_since timestamptz`,
];
