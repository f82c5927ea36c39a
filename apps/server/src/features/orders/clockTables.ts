import type { HoldFor, RequestStatus, BackMove } from '@mingjian/api';
import type { Generated } from 'kysely';

/** A stretch in which an order was on hold. */
export interface OrderHoldTable {
  id: string;
  orderId: string;
  holdType: HoldFor;
  /** Whether the clock stood meanwhile: it ran before, and the provider had nothing to do. */
  stopsClock: boolean;
  reason: string | null;
  beganAt: Date;
  /** `null` when the product did it. */
  beganBy: string | null;
  /** `null` while it stands. */
  endedAt: Date | null;
  endedBy: string | null;
}

/** A change of the due time of an order, or of the time at which it is expected to be done. */
export interface OrderDueChangeTable {
  id: string;
  orderId: string;
  /** 1 due time · 2 expected time. */
  kind: 1 | 2;
  timeBefore: Date | null;
  timeAfter: Date;
  reason: string | null;
  createdAt: Date;
}

/** The usual duration of a survey item, by its finished tasks of the last months. */
export interface ItemDurationTable {
  itemCode: string;
  /** `null` for all companies together. */
  companyId: string | null;
  /** Milliseconds of work. */
  median: number;
}

/** A request to move an order back behind its report. */
export interface OrderBackRequestTable {
  id: string;
  orderId: string;
  move: BackMove;
  status: RequestStatus;
  reason: string;
  askedBy: string;
  askedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  /** Why it was refused. */
  decision: string | null;
  version: Generated<number>;
}

declare module '../../database/schema' {
  interface Schema {
    orderHolds: OrderHoldTable;
    orderDueChanges: OrderDueChangeTable;
    itemDurations: ItemDurationTable;
    orderBackRequests: OrderBackRequestTable;
  }
}

/** Adds the clock of orders. Published statements never change. */
export const orderClockMigration = [
  `alter table orders
    add column sla_clock smallint not null generated always as (
      case when order_status < 0 or order_status >= 80 then 3
        when sla_due_at is null then 0
        when hold_type in (1, 2) then 2
        else 1 end
    ) stored,
    add column eta_at timestamptz,
    add column eta_changed_count integer not null default 0 check (eta_changed_count >= 0)`,
  `create index orders_running on orders (sla_due_at, id) where sla_clock = 1`,
  `create table order_holds (
    id text primary key,
    order_id text not null references orders (id),
    hold_type smallint not null check (hold_type between 1 and 4),
    stops_clock boolean not null,
    reason text,
    began_at timestamptz not null,
    began_by text references users (id),
    ended_at timestamptz,
    ended_by text references users (id),
    check (ended_at >= began_at),
    check (ended_by is null or ended_at is not null),
    check (not stops_clock or hold_type in (1, 2))
  )`,
  `create index order_holds_order on order_holds (order_id)`,
  `create unique index order_holds_open on order_holds (order_id) where ended_at is null`,
  `insert into order_holds (id, order_id, hold_type, stops_clock, began_at)
    select id || '-hold', id, hold_type, sla_due_at is not null and hold_type in (1, 2), waits_since
    from orders where hold_type > 0 and order_status between 20 and 70`,
  `update orders set hold_type = 0 where hold_type > 0 and order_status >= 80`,
  `create table order_due_changes (
    id text primary key,
    order_id text not null references orders (id),
    kind smallint not null check (kind in (1, 2)),
    time_before timestamptz,
    time_after timestamptz not null,
    reason text,
    created_at timestamptz not null
  )`,
  `create index order_due_changes_order on order_due_changes (order_id)`,
  `create trigger order_due_changes_append_only before update or delete on order_due_changes
    for each row execute function refuse_change()`,
  `create table item_durations (
    item_code text not null,
    company_id text references companies (id),
    median bigint not null check (median >= 0)
  )`,
  `create unique index item_durations_item on item_durations (item_code, coalesce(company_id, ''))`,
];

/** Adds requests that two people decide. Published statements never change. */
export const orderBackMigration = [
  `create table order_back_requests (
    id text primary key,
    order_id text not null references orders (id),
    move text not null check (move in ('recallReport', 'reopen')),
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
  `create index order_back_requests_order on order_back_requests (order_id)`,
  `create unique index order_back_requests_open on order_back_requests (order_id)
    where status = 1`,
];
