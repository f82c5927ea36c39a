import type { SettlementAct, SettlementStatus } from '@mingjian/api';
import type { Selectable } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

/** A payment received from a client. */
export interface SettlementLogTable extends Edited {
  id: string;
  settleNo: string;
  companyId: string;
  statementId: string | null;
  /** In fen, more than 0. */
  amount: number;
  payMethod: 1 | 3 | 4;
  payTime: Date;
  payer: string;
  voucherUrl: string | null;
  enteredBy: string;
  verifiedBy: string | null;
  verifiedAt: Date | null;
  status: SettlementStatus;
  remark: string | null;
}

/** A payment as its flow moves it. */
export type MovedSettlement = Selectable<SettlementLogTable> & { state: SettlementStatus };

/** A part of a payment, and the one that takes it back. A part is never changed. */
export interface SettlementPartTable {
  settlementId: string;
  /** From 1 without gaps, by payment. */
  number: number;
  /** `null` for the balance. */
  statementId: string | null;
  /** In fen. */
  amount: number;
  createdAt: Date;
}

export interface SettlementEventTable {
  settlementId: string;
  /** From 1 without gaps, by payment. */
  number: number;
  action: SettlementAct;
  statusBefore: SettlementStatus | null;
  statusAfter: SettlementStatus;
  rightCode: string | null;
  userId: string | null;
  userName: string;
  content: string | null;
  createTime: Date;
}

declare module '../../database/schema' {
  interface Schema {
    settlementLogs: SettlementLogTable;
    settlementParts: SettlementPartTable;
    settlementEvents: SettlementEventTable;
  }
}

/** Creates the tables of payments. Published statements never change. */
export const settlementMigration = [
  `create table settlement_logs (
    id text primary key,
    settle_no text not null unique,
    company_id text not null references companies (id),
    statement_id text references statements (id),
    amount bigint not null check (amount > 0),
    pay_method smallint not null check (pay_method in (1, 3, 4)),
    pay_time timestamptz not null,
    payer text not null,
    voucher_url text,
    entered_by text not null references users (id),
    verified_by text references users (id),
    verified_at timestamptz,
    status smallint not null check (status between 0 and 2),
    remark text,
    ${EDITED_COLUMNS},
    check ((verified_by is null) = (verified_at is null)),
    check (status <> 1 or verified_at is not null)
  )`,
  `create index settlement_logs_newest on settlement_logs (created_at desc, id desc)`,
  `create index settlement_logs_company on settlement_logs (company_id, created_at desc, id desc)`,
  `create table settlement_parts (
    settlement_id text not null references settlement_logs (id),
    number integer not null check (number > 0),
    statement_id text references statements (id),
    amount bigint not null check (amount <> 0),
    created_at timestamptz not null,
    primary key (settlement_id, number)
  )`,
  `create index settlement_parts_statement on settlement_parts (statement_id)
    where statement_id is not null`,
  `create trigger settlement_parts_append_only before update or delete on settlement_parts
    for each row execute function refuse_change()`,
  `create table settlement_events (
    settlement_id text not null references settlement_logs (id),
    number integer not null check (number > 0),
    action text not null,
    status_before smallint,
    status_after smallint not null,
    right_code text,
    user_id text references users (id),
    user_name text not null,
    content text,
    create_time timestamptz not null,
    primary key (settlement_id, number)
  )`,
  `create trigger settlement_events_append_only before update or delete on settlement_events
    for each row execute function refuse_change()`,
];
