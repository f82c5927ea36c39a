import type { Flag } from '@mingjian/api';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

/** Invoice details of a client company. */
export interface CompanyTicketTable extends Edited {
  id: string;
  companyId: string;
  title: string;
  taxNo: string;
  bankName: string | null;
  bankAccount: string | null;
  regAddress: string | null;
  regPhone: string | null;
  email: string | null;
  defaultFlag: Flag;
}

declare module '../../database/schema' {
  interface Schema {
    companyTickets: CompanyTicketTable;
  }
}

/** Creates the table. Published statements never change. */
export const companyTicketMigration = [
  `create table company_tickets (
    id text primary key,
    company_id text not null references companies (id),
    title text not null,
    tax_no text not null,
    bank_name text,
    bank_account text,
    reg_address text,
    reg_phone text,
    email text,
    default_flag smallint not null default 0 check (default_flag in (0, 1)),
    ${EDITED_COLUMNS}
  )`,
  `create index company_tickets_newest
    on company_tickets (created_at desc, id desc) where deleted_at is null`,
  `create index company_tickets_company on company_tickets (company_id, created_at desc, id desc)`,
  `create unique index company_tickets_default
    on company_tickets (company_id) where default_flag = 1 and deleted_at is null`,
];
