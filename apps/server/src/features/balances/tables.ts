import type { BalanceType } from '@mingjian/api';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

export interface BalanceLogTable extends Edited {
  id: string;
  companyId: string;
  /** From 1 without gaps, by company. */
  number: number;
  logNo: string;
  type: BalanceType;
  /** In fen, as are the other amounts. */
  amount: number;
  beforeBalance: number;
  afterBalance: number;
  frozenAmount: number;
  beforeFrozen: number;
  afterFrozen: number;
  orderId: string | null;
  payMethod: 1 | 2 | 3 | 4 | null;
  voucherNo: string | null;
  /** Empty for the system. */
  operator: string;
  remark: string | null;
}

declare module '../../database/schema' {
  interface Schema {
    balanceLogs: BalanceLogTable;
  }
}

/** Creates the log and opens it with the balances of its day. Published statements never change. */
export const balanceMigration = [
  `create table balance_logs (
    id text primary key,
    company_id text not null references companies (id),
    number integer not null check (number > 0),
    log_no text not null unique,
    type smallint not null check (type between 1 and 7),
    amount bigint not null,
    before_balance bigint not null,
    after_balance bigint not null,
    frozen_amount bigint not null,
    before_frozen bigint not null,
    after_frozen bigint not null,
    order_id text references orders (id),
    pay_method smallint check (pay_method between 1 and 4),
    voucher_no text,
    operator text not null,
    remark text,
    ${EDITED_COLUMNS},
    unique (company_id, number),
    check (after_balance = before_balance + amount),
    check (after_frozen = before_frozen + frozen_amount),
    check (after_frozen >= 0 and after_frozen <= after_balance),
    check (amount <> 0 or frozen_amount <> 0)
  )`,
  `create index balance_logs_newest on balance_logs (created_at desc, log_no desc, id desc)`,
  `create index balance_logs_company
    on balance_logs (company_id, created_at desc, log_no desc, id desc)`,
  `create index balance_logs_order on balance_logs (order_id) where order_id is not null`,
  `create trigger balance_logs_append_only before update or delete on balance_logs
    for each row execute function refuse_change()`,
  `update companies set freeze_balance = 0`,
  `insert into balance_logs (id, company_id, number, log_no, type, amount, before_balance,
      after_balance, frozen_amount, before_frozen, after_frozen, operator, remark, created_at,
      updated_at)
    select 'opening-' || id, id, 1, 'YE' || substring(company_no from 3) || '000001', 7, balance, 0,
      balance, 0, 0, 0, '', '期初余额', now(), now()
    from companies where balance > 0`,
  `alter table companies add check (freeze_balance <= balance)`,
];
