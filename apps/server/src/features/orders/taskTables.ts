import type { DangerLevel, DangerType, OrderTask, TaskAct, TaskStatus } from '@mingjian/api';
import type { Generated } from 'kysely';

/** A survey item of an order that somebody works on, or a data source answers. */
export interface OrderTaskTable {
  id: string;
  taskNo: string;
  orderId: string;
  /** Code of the survey item, such as `employment`. */
  itemCode: string;
  itemName: string;
  itemNameEn: string;
  /** Which of several stretches, from 1. */
  segIndex: number;
  /** Its place among the tasks of the order, from 1. */
  position: number;
  status: TaskStatus;
  result: number | null;
  dangerType: DangerType;
  dangerLevel: Generated<DangerLevel>;
  dangerReason: string | null;
  ownerId: string | null;
  assignTime: Date | null;
  startTime: Date | null;
  submitTime: Date | null;
  passTime: Date | null;
  /** `null` when people verify. */
  apiStatus: OrderTask['apiStatus'];
  remark: string | null;
  /** JSON text of `{ key, finding, verdict }[]`, of the rows that are filled. */
  findings: Generated<string>;
  conclusion: string | null;
  /** Rows with a claim but without a finding, as the last save of findings left them. */
  openRows: Generated<number>;
  /** Level that followed from the findings at their last save; `null` for none. */
  suggestedLevel: DangerLevel | null;
  /** Times that a review returned it; the database counts them. */
  returnCount: Generated<number>;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

/** An event of a task's history. */
export interface TaskEventTable {
  taskId: string;
  orderId: string;
  /** From 1 without gaps, by task. */
  number: number;
  action: TaskAct;
  /** `null` for the event that begins a task. */
  statusBefore: TaskStatus | null;
  statusAfter: TaskStatus;
  rightCode: string | null;
  userId: string | null;
  /** Person who had the task afterwards; `null` for nobody, and in events of earlier releases. */
  ownerId: Generated<string | null>;
  userName: string;
  content: string | null;
  createTime: Date;
}

declare module '../../database/schema' {
  interface Schema {
    orderTasks: OrderTaskTable;
    taskEvents: TaskEventTable;
  }
}

/** Creates the tables. Published statements never change. */
export const orderTaskMigration = [
  `create table order_tasks (
    id text primary key,
    task_no text not null unique,
    order_id text not null references orders (id),
    item_code text not null,
    item_name text not null,
    item_name_en text not null,
    seg_index smallint not null check (seg_index > 0),
    position smallint not null check (position > 0),
    status smallint not null
      check (status in (0, 10, 20, 25, 28, 29, 30, 35, 40, 45, 50, -10)),
    result smallint check (result between 1 and 9),
    danger_type smallint not null check (danger_type in (1, 2)),
    danger_level smallint not null default 5 check (danger_level between 1 and 5),
    danger_reason text,
    owner_id text references users (id),
    assign_time timestamptz,
    start_time timestamptz,
    submit_time timestamptz,
    pass_time timestamptz,
    api_status smallint check (api_status in (0, 1, 2, 9)),
    remark text,
    version integer not null default 1 check (version > 0),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (order_id, position),
    check (danger_level <> 3 or danger_type = 1),
    check (status not in (10, 20, 25, 28, 35) or owner_id is not null),
    check (status not in (30, 40, 50) or (result is not null and submit_time is not null)),
    check (status not in (40, 50) or pass_time is not null)
  )`,
  `create index order_tasks_owner on order_tasks (owner_id, status)`,
  `create table task_events (
    task_id text not null references order_tasks (id),
    order_id text not null references orders (id),
    number integer not null check (number > 0),
    action text not null,
    status_before smallint,
    status_after smallint not null,
    right_code text,
    user_id text references users (id),
    user_name text not null,
    content text,
    create_time timestamptz not null,
    primary key (task_id, number),
    check ((status_before is null) = (number = 1))
  )`,
  `create index task_events_order on task_events (order_id)`,
  `create trigger task_events_append_only before update or delete on task_events
    for each row execute function refuse_change()`,
];

/** Adds the findings of a task, row by row, and the facts that follow from them. */
export const taskFindingMigration = [
  `alter table order_tasks
    add column findings text not null default '[]',
    add column conclusion text,
    add column open_rows smallint not null default 0 check (open_rows >= 0),
    add column suggested_level smallint check (suggested_level between 1 and 5)`,
];
