import type { RequestStatus } from '@mingjian/api';
import type { Generated } from 'kysely';

/** A request for more time for an order. */
export interface OrderDelayTable {
  id: string;
  orderId: string;
  status: RequestStatus;
  /** Working days. */
  days: number;
  reason: string;
  askedBy: string;
  askedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  /** Why it was refused. */
  decision: string | null;
  dueBefore: Date;
  dueAfter: Date | null;
  version: Generated<number>;
}

declare module '../../database/schema' {
  interface Schema {
    orderDelays: OrderDelayTable;
  }
}

/** Creates the table. Published statements never change. */
export const orderDelayMigration = [
  `create table order_delays (
    id text primary key,
    order_id text not null references orders (id),
    status smallint not null check (status between 1 and 3),
    days smallint not null check (days between 1 and 10),
    reason text not null,
    asked_by text not null references users (id),
    asked_at timestamptz not null,
    decided_by text references users (id),
    decided_at timestamptz,
    decision text,
    due_before timestamptz not null,
    due_after timestamptz,
    version integer not null default 1 check (version > 0),
    check (decided_by <> asked_by),
    check ((status = 1) = (decided_by is null)),
    check ((status = 1) = (decided_at is null)),
    check ((status = 2) = (due_after is not null))
  )`,
  `create index order_delays_order on order_delays (order_id)`,
  `create unique index order_delays_open on order_delays (order_id) where status = 1`,
];
