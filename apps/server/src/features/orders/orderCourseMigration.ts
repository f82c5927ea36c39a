/** Names of acts in old histories, and the state that each leads to. */
const OLD_ACTS = `(values
  ('order.placed', 'place', 10),
  ('order.accepted', 'accept', 20),
  ('order.invited', 'invite', 20),
  ('order.submitted', 'submit', 30),
  ('order.dispatched', 'dispatch', 40),
  ('order.reviewed', 'passCollection', 50),
  ('order.reported', 'finishTasks', 60),
  ('order.scored', 'score', 70),
  ('order.issued', 'issueReport', 80),
  ('order.finished', 'complete', 90),
  ('order.settled', 'settle', 100),
  ('order.cancelled', 'cancel', -10),
  ('order.terminated', 'endEarly', -20)
)`;

/** Adds numbers and states to events of orders, and ties states of orders to their times. */
export const orderCourseMigration = [
  `alter table order_events disable trigger order_events_append_only`,
  `alter table order_events
    add column number integer,
    add column status_before smallint,
    add column status_after smallint,
    add column right_code text`,
  `update order_events event
    set number = made.number, action = made.name, status_after = made.after,
      status_before = made.before
    from (
      select id, act.name, act.after, row_number() over course as number,
        lag(act.after) over course as before
      from order_events join ${OLD_ACTS} as act (old, name, after) on act.old = action
      window course as (partition by order_id order by create_time, id)
    ) made
    where event.id = made.id`,
  `insert into order_events
      (id, order_id, number, action, status_after, user_id, user_name, create_time)
    select o.id || '-00', o.id, 1, 'saveDraft', 0, client.id, coalesce(client.realname, ''),
      o.order_time
    from orders o left join users client on client.id = o.ordered_by
    where o.order_status = 0`,
  `alter table order_events
    alter column number set not null,
    alter column status_after set not null,
    add unique (order_id, number),
    add check (number > 0),
    add check ((status_before is null) = (number = 1))`,
  `alter table orders add column cancel_fee integer check (cancel_fee >= 0)`,
  `alter table order_events enable trigger order_events_append_only`,
  ...['submit', 'dispatch', 'review', 'report', 'kpi', 'issue', 'finish'].map(
    (step, index) => `alter table orders add constraint orders_${step}_time
      check (order_status < 0 or (order_status >= ${(index + 3) * 10}) = (${step}_time is not null))`,
  ),
];
