/**
 * Adds for whom an order waits, since when, and the people whose turn it is. Published statements
 * never change.
 */
export const orderWaitMigration = [
  `alter table orders
    add column waits_for smallint not null generated always as (
      case when order_status < 0 or order_status = 100 then 0
        when hold_type > 0 then hold_type
        when order_status = 0 then 2
        when order_status = 20 then 1
        else 4 end
    ) stored,
    add column waits_since timestamptz`,
  `update orders set waits_since = greatest(order_time, accept_time, submit_time, dispatch_time,
    review_time, report_time, kpi_time, issue_time, finish_time, settle_time, cancel_time)`,
  `alter table orders alter column waits_since set not null`,
  `create view order_turns as
    select o.id as order_id, o.pm_id as user_id from orders o
    where o.waits_for = 4 and o.order_status > 10 and o.pm_id is not null and (
      o.order_status <> 50 or not exists (
        select 1 from order_tasks task
        where task.order_id = o.id and task.status in (10, 20, 25, 28, 29, 35)
      )
    )
    union
    select task.order_id, task.owner_id from order_tasks task join orders o on o.id = task.order_id
    where o.order_status = 50 and task.status in (10, 20, 35) and task.owner_id is not null`,
];
