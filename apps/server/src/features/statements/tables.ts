import type { FeeKind, StatementAct, StatementStatus } from '@mingjian/api';
import type { Generated, Selectable } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

/** A statement. Amounts in fen. */
export interface StatementTable extends Edited {
  id: string;
  statementNo: string;
  companyId: string;
  mainCompanyName: string | null;
  /** `yyyy-MM-dd`, as is the end. */
  periodStart: string;
  periodEnd: string;
  status: StatementStatus;
  orderCount: number;
  originAmount: number;
  reduceAmount: number;
  totalAmount: number;
  taxRate: number;
  paidAmount: Generated<number>;
  invoicedAmount: Generated<number>;
  sentAt: Date | null;
  confirmedAt: Date | null;
  confirmedBy: string | null;
  dueDate: string | null;
  disputeNote: string | null;
  remark: string | null;
}

/** A statement as its flow moves it. */
export type MovedStatement = Selectable<StatementTable> & { state: StatementStatus };

/** A line of a statement. Amounts in fen. */
export interface StatementLineTable {
  id: string;
  statementId: string;
  companyId: string;
  /** From 1 without gaps, by statement. */
  number: number;
  kind: FeeKind;
  name: string;
  nameEn: string;
  orderId: string;
  /** The line that a correction takes from; `null` for other kinds. */
  correctsId: string | null;
  amount: number;
  taxAmount: number;
  disputeNote: string | null;
  /** The invoice that it is on, applied for or issued; `null` while it can be invoiced. */
  invoiceId: Generated<string | null>;
}

/** An amount that is taken off a confirmed line, by a line of the next statement. */
export interface StatementCorrectionTable {
  id: string;
  companyId: string;
  lineId: string;
  /** In fen, more than 0. */
  amount: number;
  reason: string;
  createdBy: string;
  createdAt: Date;
  /** The line that took it off; `null` while it waits for the next statement. */
  takenLineId: string | null;
}

export interface StatementEventTable {
  statementId: string;
  /** From 1 without gaps, by statement. */
  number: number;
  action: StatementAct;
  statusBefore: StatementStatus | null;
  statusAfter: StatementStatus;
  rightCode: string | null;
  userId: string | null;
  /** Empty for the system. */
  userName: string;
  content: string | null;
  createTime: Date;
}

declare module '../../database/schema' {
  interface Schema {
    statements: StatementTable;
    statementLines: StatementLineTable;
    statementEvents: StatementEventTable;
    statementCorrections: StatementCorrectionTable;
  }
}

/** Creates the tables; an order is on one statement. Published statements never change. */
export const statementMigration = [
  `create table statements (
    id text primary key,
    statement_no text not null unique,
    company_id text not null references companies (id),
    main_company_name text,
    period_start text not null check (period_start ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    period_end text not null check (period_end >= period_start),
    status smallint not null check (status between -1 and 5),
    order_count integer not null check (order_count >= 0),
    origin_amount bigint not null,
    reduce_amount bigint not null check (reduce_amount >= 0),
    total_amount bigint not null,
    tax_rate float8 not null check (tax_rate between 0 and 1),
    paid_amount bigint not null default 0,
    invoiced_amount bigint not null default 0,
    sent_at timestamptz,
    confirmed_at timestamptz,
    confirmed_by text references users (id),
    due_date text check (due_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    dispute_note text,
    remark text,
    ${EDITED_COLUMNS},
    check (total_amount = origin_amount - reduce_amount),
    check ((status >= 3) = (confirmed_at is not null)),
    check (status not in (1, 2) or sent_at is not null),
    check (status = 5 or status <= 4),
    check (status <> 5 or paid_amount >= total_amount),
    check (status <> 4 or paid_amount < total_amount)
  )`,
  `create index statements_newest on statements (created_at desc, id desc)`,
  `create index statements_company on statements (company_id, created_at desc, id desc)`,
  `create index statements_due on statements (due_date) where status in (3, 4)`,
  `create table statement_lines (
    id text primary key,
    statement_id text not null references statements (id),
    company_id text not null references companies (id),
    number integer not null check (number > 0),
    kind text not null
      check (kind in ('product', 'addOn', 'urgent', 'reduction', 'cancel', 'correction')),
    name text not null,
    name_en text not null,
    order_id text not null references orders (id),
    amount bigint not null,
    tax_amount bigint not null,
    dispute_note text,
    unique (statement_id, number),
    corrects_id text references statement_lines (id),
    check ((kind = 'correction') = (corrects_id is not null)),
    check (kind not in ('reduction', 'correction') or amount < 0)
  )`,
  `create index statement_lines_order on statement_lines (order_id)`,
  `create table statement_corrections (
    id text primary key,
    company_id text not null references companies (id),
    line_id text not null references statement_lines (id),
    amount bigint not null check (amount > 0),
    reason text not null,
    created_by text not null references users (id),
    created_at timestamptz not null,
    taken_line_id text unique references statement_lines (id)
  )`,
  `create index statement_corrections_line on statement_corrections (line_id)`,
  `create index statement_corrections_open on statement_corrections (company_id, id)
    where taken_line_id is null`,
  `create table statement_events (
    statement_id text not null references statements (id),
    number integer not null check (number > 0),
    action text not null,
    status_before smallint,
    status_after smallint not null,
    right_code text,
    user_id text references users (id),
    user_name text not null,
    content text,
    create_time timestamptz not null,
    primary key (statement_id, number)
  )`,
  `create trigger statement_events_append_only before update or delete on statement_events
    for each row execute function refuse_change()`,
  `alter table orders add column statement_id text references statements (id)`,
  `create index orders_statement on orders (statement_id) where statement_id is not null`,
  `create index orders_unbilled on orders (company_id, finish_time)
    where statement_id is null and order_status in (90, -10, -20)`,
];
