import type { Flag, InvoiceAct, InvoiceStatus } from '@mingjian/api';
import type { Selectable } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

/** An invoice. Amounts in fen; those of red ones negative. */
export interface CompanyInvoiceTable extends Edited {
  id: string;
  invoiceApplyNo: string;
  companyId: string;
  title: string;
  taxNo: string;
  invoiceType: 1 | 2;
  amount: number;
  taxRate: number;
  taxAmount: number;
  content: string;
  bankName: string | null;
  bankAccount: string | null;
  regAddress: string | null;
  regPhone: string | null;
  receiveEmail: string | null;
  addressId: string | null;
  status: InvoiceStatus;
  invoiceNo: string | null;
  /** `yyyy-MM-dd`. */
  issueDate: string | null;
  fileUrl: string | null;
  expressNo: string | null;
  rejectReason: string | null;
  redFlag: Flag;
  redOf: string | null;
  redConfirmNo: string | null;
  appliedBy: string;
  remark: string | null;
}

/** An invoice as its flow moves it. */
export type MovedInvoice = Selectable<CompanyInvoiceTable> & { state: InvoiceStatus };

/** A line of an invoice: one line of a statement, which a live invoice holds. Amounts in fen. */
export interface InvoiceLineTable {
  id: string;
  invoiceId: string;
  companyId: string;
  /** From 1 without gaps, by invoice. */
  number: number;
  statementLineId: string;
  statementId: string;
  orderId: string;
  name: string;
  nameEn: string;
  amount: number;
  taxAmount: number;
  createTime: Date;
}

export interface InvoiceEventTable {
  invoiceId: string;
  /** From 1 without gaps, by invoice. */
  number: number;
  action: InvoiceAct;
  statusBefore: InvoiceStatus | null;
  statusAfter: InvoiceStatus;
  rightCode: string | null;
  userId: string | null;
  /** Empty for the system. */
  userName: string;
  content: string | null;
  createTime: Date;
}

declare module '../../database/schema' {
  interface Schema {
    companyInvoices: CompanyInvoiceTable;
    invoiceLines: InvoiceLineTable;
    invoiceEvents: InvoiceEventTable;
  }
}

/**
 * Creates the tables. A line of a statement is held by one invoice at most, and an invoice is
 * reversed by one at most. Published statements never change.
 */
export const invoiceMigration = [
  `create table company_invoices (
    id text primary key,
    invoice_apply_no text not null unique,
    company_id text not null references companies (id),
    title text not null,
    tax_no text not null,
    invoice_type smallint not null check (invoice_type in (1, 2)),
    amount bigint not null,
    tax_rate float8 not null check (tax_rate between 0 and 1),
    tax_amount bigint not null,
    content text not null,
    bank_name text,
    bank_account text,
    reg_address text,
    reg_phone text,
    receive_email text,
    address_id text references company_addresses (id),
    status smallint not null check (status between -2 and 5 and status <> 0),
    invoice_no text check (invoice_no ~ '^[0-9]{20}$'),
    issue_date text check (issue_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    file_url text,
    express_no text,
    reject_reason text,
    red_flag smallint not null check (red_flag in (0, 1)),
    red_of text references company_invoices (id),
    red_confirm_no text,
    applied_by text not null references users (id),
    remark text,
    ${EDITED_COLUMNS},
    check ((red_flag = 1) = (red_of is not null)),
    check (case red_flag when 1 then amount < 0 else amount > 0 end),
    check ((status >= 3 or status = -1) = (invoice_no is not null)),
    check ((invoice_no is null) = (issue_date is null)),
    check (red_flag = 0 or invoice_no is null or red_confirm_no is not null)
  )`,
  `create index company_invoices_newest on company_invoices (created_at desc, id desc)`,
  `create index company_invoices_company
    on company_invoices (company_id, created_at desc, id desc)`,
  `create unique index company_invoices_number
    on company_invoices (invoice_no) where invoice_no is not null`,
  `create unique index company_invoices_red
    on company_invoices (red_of) where red_of is not null and status <> -2`,
  `create table invoice_lines (
    id text primary key,
    invoice_id text not null references company_invoices (id),
    company_id text not null references companies (id),
    number integer not null check (number > 0),
    statement_line_id text not null references statement_lines (id),
    statement_id text not null references statements (id),
    order_id text not null references orders (id),
    name text not null,
    name_en text not null,
    amount bigint not null,
    tax_amount bigint not null,
    create_time timestamptz not null,
    unique (invoice_id, number)
  )`,
  `create index invoice_lines_newest on invoice_lines (create_time desc, id desc)`,
  `create index invoice_lines_company on invoice_lines (company_id, create_time desc, id desc)`,
  `create index invoice_lines_held on invoice_lines (statement_line_id)`,
  `create index invoice_lines_order on invoice_lines (order_id)`,
  `create index invoice_lines_statement on invoice_lines (statement_id)`,
  `create trigger invoice_lines_append_only before update or delete on invoice_lines
    for each row execute function refuse_change()`,
  `create table invoice_events (
    invoice_id text not null references company_invoices (id),
    number integer not null check (number > 0),
    action text not null,
    status_before smallint,
    status_after smallint not null,
    right_code text,
    user_id text references users (id),
    user_name text not null,
    content text,
    create_time timestamptz not null,
    primary key (invoice_id, number)
  )`,
  `create trigger invoice_events_append_only before update or delete on invoice_events
    for each row execute function refuse_change()`,
  `alter table statement_lines add column invoice_id text references company_invoices (id)`,
  `create index statement_lines_invoice
    on statement_lines (invoice_id) where invoice_id is not null`,
];
