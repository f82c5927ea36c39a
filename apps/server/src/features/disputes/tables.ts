import type { DangerLevel, DisputeAct, DisputeStatus } from '@mingjian/api';
import type { Generated, Selectable } from 'kysely';
import type { Dated } from '../../database/columns';
import type { MovedOrder } from '../orders/tables';

/** A dispute about an issued report. */
export interface DisputeTable extends Dated {
  id: string;
  orderId: string;
  companyId: string;
  /** The version that it is about. */
  reportId: string;
  /** 1 client · 2 candidate. */
  side: 1 | 2;
  status: DisputeStatus;
  content: string;
  /** Account of the client; `null` for the candidate. */
  raisedBy: string | null;
  /** The candidate's request that it answers; `null` for the client. */
  requestId: string | null;
  decidedBy: Generated<string | null>;
  decidedAt: Generated<Date | null>;
  /** Reason of the decision. */
  decision: Generated<string | null>;
  /** The version that corrects the report. */
  correctionId: Generated<string | null>;
  version: Generated<number>;
}

/** A dispute as its flow moves it, with its order. */
export type MovedDispute = Selectable<DisputeTable> & { state: DisputeStatus; order: MovedOrder };

/** A task that a dispute names, or that is verified again because of it. */
export interface DisputeItemTable {
  disputeId: string;
  orderId: string;
  taskId: string;
  /** The error in the report; `null` where staff selected the task. */
  content: string | null;
  isReverified: Generated<boolean>;
  /** Result and level before the task was verified again. */
  resultBefore: Generated<number | null>;
  levelBefore: Generated<DangerLevel | null>;
}

/** An evidence file of a dispute. */
export interface DisputeFileTable {
  disputeId: string;
  orderId: string;
  fileId: string;
}

/** An event of a dispute. Names of candidates are in no event. */
export interface DisputeEventTable {
  disputeId: string;
  orderId: string;
  /** From 1 without gaps, by dispute. */
  number: number;
  action: DisputeAct;
  statusBefore: DisputeStatus | null;
  statusAfter: DisputeStatus;
  rightCode: string | null;
  userId: string | null;
  userName: string;
  content: string | null;
  createTime: Date;
}

declare module '../../database/schema' {
  interface Schema {
    disputes: DisputeTable;
    disputeItems: DisputeItemTable;
    disputeFiles: DisputeFileTable;
    disputeEvents: DisputeEventTable;
  }
}

/** Adds disputes about reports. Published statements never change. */
export const disputeMigration = [
  `alter table orders add column dispute_status smallint not null default 0
    check (dispute_status between 0 and 4)`,
  `create index orders_disputed on orders (dispute_status, id) where dispute_status > 0`,
  `alter table report_versions add column replaces text references report_versions (id)`,
  `create unique index report_versions_replaces on report_versions (replaces)`,
  `update report_versions newer set replaces = older.id
    from report_versions older
    where older.order_id = newer.order_id and older.status = 50 and newer.status >= 40
      and newer.number = (
        select min(next.number) from report_versions next
        where next.order_id = older.order_id and next.status >= 40 and next.number > older.number
      )`,
  // A task that nobody could verify was never passed, and may be verified again.
  `alter table order_tasks
    drop constraint order_tasks_check1,
    drop constraint order_tasks_check2,
    drop constraint order_tasks_check3,
    add constraint order_tasks_owned
      check (status not in (10, 20, 25, 28, 35, 50) or owner_id is not null),
    add constraint order_tasks_submitted
      check (status not in (30, 40) or (result is not null and submit_time is not null)),
    add constraint order_tasks_passed check (status <> 40 or pass_time is not null),
    add constraint order_tasks_reverified check (status <> 50 or result is not null)`,
  `create or replace view order_turns as
    select o.id as order_id, o.pm_id as user_id from orders o
    where o.waits_for = 4 and o.order_status > 10 and o.pm_id is not null and (
      o.order_status <> 50 or not exists (
        select 1 from order_tasks task
        where task.order_id = o.id and task.status in (10, 20, 25, 28, 29, 35)
      )
    )
    union
    select task.order_id, task.owner_id from order_tasks task join orders o on o.id = task.order_id
    where o.order_status = 50 and task.status in (10, 20, 35) and task.owner_id is not null
    union
    select task.order_id, task.owner_id from order_tasks task join orders o on o.id = task.order_id
    where o.dispute_status = 2 and task.status in (20, 35, 50) and task.owner_id is not null
    union
    select o.id, o.pm_id from orders o where o.dispute_status in (1, 2) and o.pm_id is not null`,
  `create table disputes (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    company_id text not null references companies (id),
    report_id text not null references report_versions (id) on delete cascade,
    side smallint not null check (side in (1, 2)),
    status smallint not null check (status between 1 and 5),
    content text not null,
    raised_by text references users (id),
    request_id text unique references privacy_requests (id),
    decided_by text references users (id),
    decided_at timestamptz,
    decision text,
    correction_id text references report_versions (id),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version integer not null default 1 check (version > 0),
    check ((side = 2) = (request_id is not null)),
    check ((side = 2) = (raised_by is null)),
    check (status not in (3, 4) or (decided_at is not null and decision is not null)),
    check (status <> 4 or correction_id is not null),
    check (correction_id is null or status in (2, 4))
  )`,
  `create unique index disputes_open on disputes (order_id, side) where status in (1, 2)`,
  `create index disputes_order on disputes (order_id)`,
  `create index disputes_company on disputes (company_id)`,
  `create index disputes_report on disputes (report_id)`,
  `create index disputes_correction on disputes (correction_id)`,
  `create table dispute_items (
    dispute_id text not null references disputes (id) on delete cascade,
    order_id text not null references orders (id) on delete cascade,
    task_id text not null references order_tasks (id) on delete cascade,
    content text,
    is_reverified boolean not null default false,
    result_before smallint,
    level_before smallint check (level_before between 1 and 5),
    primary key (dispute_id, task_id)
  )`,
  `create index dispute_items_order on dispute_items (order_id)`,
  `create index dispute_items_task on dispute_items (task_id)`,
  `create table dispute_files (
    dispute_id text not null references disputes (id) on delete cascade,
    order_id text not null references orders (id) on delete cascade,
    file_id text not null unique references uploaded_files (id) on delete cascade,
    primary key (dispute_id, file_id)
  )`,
  `create index dispute_files_order on dispute_files (order_id)`,
  `create table dispute_events (
    dispute_id text not null references disputes (id) on delete cascade,
    order_id text not null references orders (id) on delete cascade,
    number integer not null check (number > 0),
    action text not null,
    status_before smallint,
    status_after smallint not null,
    right_code text,
    user_id text references users (id),
    user_name text not null,
    content text,
    create_time timestamptz not null,
    primary key (dispute_id, number)
  )`,
  `create index dispute_events_order on dispute_events (order_id)`,
  `create trigger dispute_events_append_only before update on dispute_events
    for each row execute function refuse_change()`,
];
