import type { DangerLevel, OrderTaskRow, TaskStatus } from '@mingjian/api';

/** A view: a task with what its list shows of its order. */
export interface OrderTaskView {
  id: string;
  taskNo: string;
  orderId: string;
  orderNo: string;
  companyId: string;
  productId: string;
  candidateName: string;
  itemCode: string;
  itemName: string;
  itemNameEn: string;
  status: TaskStatus;
  result: OrderTaskRow['result'];
  dangerLevel: DangerLevel;
  ownerId: string | null;
  slaDueAt: Date | null;
  createdAt: Date;
  assignTime: Date | null;
  startTime: Date | null;
  submitTime: Date | null;
  passTime: Date | null;
  returnCount: number;
}

declare module '../../database/schema' {
  interface Schema {
    orderTaskRows: OrderTaskView;
  }
}

/** Columns of a task that are shown as they are. */
const OWN = `id, task_no, order_id, item_code, item_name, item_name_en, status, result,
  danger_level, owner_id, created_at, assign_time, start_time, submit_time, pass_time,
  return_count`;

/**
 * Counts how often a review returned each task, and creates the list of tasks. Published statements
 * never change.
 */
export const orderTaskListMigration = [
  `alter table order_tasks
    add column return_count integer not null default 0 check (return_count >= 0)`,
  `update order_tasks set return_count = returned.times
    from (
      select task_id, count(*)::int as times from task_events where action = 'giveBack'
      group by task_id
    ) returned
    where returned.task_id = order_tasks.id`,
  `create function count_return() returns trigger language plpgsql as $$
    begin
      update order_tasks set return_count = return_count + 1 where id = new.task_id;
      return null;
    end $$`,
  `create trigger task_events_count_return after insert on task_events
    for each row when (new.action = 'giveBack') execute function count_return()`,
  `create index order_tasks_newest on order_tasks (created_at desc, id desc)`,
  `create index order_tasks_assigned on order_tasks (assign_time)`,
  `create index order_tasks_submitted on order_tasks (submit_time)`,
  `create index order_tasks_passed on order_tasks (pass_time)`,
  `create view order_task_rows as
    select ${OWN.split(',')
      .map((column) => `task.${column.trim()}`)
      .join(', ')},
      placed.order_no, placed.company_id, placed.product_id, placed.candidate_name,
      placed.sla_due_at
    from order_tasks task join orders placed on placed.id = task.order_id`,
];

/**
 * Joins orders to the list of tasks so that a count that reads none of their columns leaves them
 * out. Published statements never change.
 */
export const orderTaskJoinMigration = [
  `create or replace view order_task_rows as
    select ${OWN.split(',')
      .map((column) => `task.${column.trim()}`)
      .join(', ')},
      placed.order_no, placed.company_id, placed.product_id, placed.candidate_name,
      placed.sla_due_at
    from order_tasks task left join orders placed on placed.id = task.order_id`,
];
