import type { Generated } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

/** A customer of the product itself. */
export interface SaasAccountTable extends Edited {
  id: string;
  accountNo: string;
  companyName: string;
  contactName: string;
  contactPhone: string;
  /** `yyyy-MM-dd`, the last day of use. */
  expireDate: string | null;
  userLimit: number | null;
  status: Generated<0 | 1>;
  remark: string | null;
}

declare module '../../database/schema' {
  interface Schema {
    saasAccounts: SaasAccountTable;
  }
}

/** Creates the tables. Published statements never change. */
export const saasAccountMigration = [
  `create table saas_accounts (
    id text primary key,
    account_no text not null check (length(account_no) > 0),
    company_name text not null check (length(company_name) > 0),
    contact_name text not null,
    contact_phone text not null,
    expire_date date,
    user_limit integer check (user_limit > 0),
    status smallint not null default 1 check (status in (0, 1)),
    remark text,
    ${EDITED_COLUMNS}
  )`,
  `create unique index saas_accounts_number on saas_accounts (account_no)
    where deleted_at is null`,
  `create index saas_accounts_newest on saas_accounts (created_at desc, id desc)
    where deleted_at is null`,
];
