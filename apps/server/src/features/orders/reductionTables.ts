import type { OrderBackRequestTable } from './clockTables';

/** A request to take a large amount off an order. */
export interface OrderReductionTable extends Omit<OrderBackRequestTable, 'move'> {
  /** In fen. */
  amount: number;
}

declare module '../../database/schema' {
  interface Schema {
    orderReductions: OrderReductionTable;
  }
}

/** Creates the table of requests for reductions. Published statements never change. */
export const orderReductionRequestMigration = [
  `create table order_reductions (
    id text primary key,
    order_id text not null references orders (id),
    amount bigint not null check (amount > 0),
    status smallint not null check (status between 1 and 3),
    reason text not null,
    asked_by text not null references users (id),
    asked_at timestamptz not null,
    decided_by text references users (id),
    decided_at timestamptz,
    decision text,
    version integer not null default 1 check (version > 0),
    check (decided_by <> asked_by),
    check ((status = 1) = (decided_by is null)),
    check ((status = 1) = (decided_at is null))
  )`,
  `create index order_reductions_order on order_reductions (order_id)`,
  `create unique index order_reductions_open on order_reductions (order_id) where status = 1`,
];
