import type { OrderAct, OrderStatus } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../database/connect';

/** Writes the events of each order that was placed since then, from its times. */
export async function insertEvents(db: Db, since: Date) {
  await sql`
    insert into order_events
      (id, order_id, number, action, status_before, status_after, right_code, user_id, user_name, content, create_time)
    select o.id || '-' || lpad(event.number::text, 2, '0'), o.id, event.number, event.action,
      lag(event.after) over (partition by o.id order by event.number), event.after, event.code,
      event.user_id, event.user_name, event.content, event.at
    from orders o
    left join users client on client.id = o.ordered_by
    left join users pm on pm.id = o.pm_id
    cross join lateral (
      select row_number() over (order by at, place) as number, made.* from (
        select * from (values
        (0, ${act('saveDraft')}, ${state(0)}, ${code('orders.place')}, client.id, client.realname, null,
          case when o.order_status = 0 then o.order_time end),
        (1, ${act('place')}, ${state(10)}, ${code('orders.place')}, client.id, client.realname, null,
          case when o.order_status <> 0 then o.order_time end),
        (2, ${act('accept')}, ${state(20)}, ${code('orders.accept')}, pm.id, pm.realname, null, o.accept_time),
        (3, ${act('submit')}, ${state(30)}, null, null, o.candidate_name, null, o.submit_time),
        (4, ${act('dispatch')}, ${state(40)}, null, ${handler('id')}, ${handler('realname')}, null, o.dispatch_time),
        (5, ${act('passCollection')}, ${state(50)}, null, ${handler('id')}, ${handler('realname')}, null, o.review_time),
        (6, ${act('finishTasks')}, ${state(60)}, null, ${handler('id')}, ${handler('realname')}, null, o.report_time),
        (7, ${act('score')}, ${state(70)}, null, ${handler('id')}, ${handler('realname')}, null, o.kpi_time),
        (8, ${act('issueReport')}, ${state(80)}, null, ${handler('id')}, ${handler('realname')}, null, o.issue_time),
        (9, ${act('complete')}, ${state(90)}, null, pm.id, pm.realname, null, o.finish_time),
        (10, ${act('settle')}, ${state(100)}, null, null, '', null, o.settle_time),
        (11, case when o.order_status = -20 then ${act('endEarly')} when o.pm_id is null
            then ${act('withdraw')} else ${act('cancel')} end,
          o.order_status, case when o.pm_id is null then ${code('orders.place')} else ${code('orders.manage')} end,
          coalesce(pm.id, client.id), coalesce(pm.realname, client.realname), o.cancel_reason, o.cancel_time)
        ) as steps (place, action, after, code, user_id, user_name, content, at)
        where at is not null
        union all
        select 20, ${act('hold')}, ${stateAt('began_at')}, ${manage('began_by')}, began_by,
          coalesce(realname, ''), reason, began_at
        from order_holds left join users on users.id = began_by where order_id = o.id
        union all
        select 21, ${act('resume')}, ${stateAt('ended_at')}, ${manage('ended_by')}, ended_by,
          coalesce(realname, ''), null, ended_at
        from order_holds left join users on users.id = ended_by
        where order_id = o.id and ended_at is not null
        union all
        select 22, ${act('postpone')}, ${stateAt('created_at')}, null, null, '', reason, created_at
        from order_due_changes where order_id = o.id and kind = 1
      ) as made
    ) as event
    where o.order_time >= ${since}`.execute(db);
}

/** The name of an act; text that the compiler knows. */
const act = (name: OrderAct) => sql.lit(name);

const state = (status: OrderStatus) => sql`${sql.lit(status)}::smallint`;

/** The state of an order at a moment in which it is worked on. */
const stateAt = (column: string) =>
  sql`(20 + 10 * (${sql.join(
    ['submit', 'dispatch', 'review', 'report', 'kpi'].map(
      (step) => sql`coalesce((o.${sql.ref(`${step}Time`)} <= ${sql.ref(column)})::int, 0)`,
    ),
    sql` + `,
  )}))::smallint`;

/** The right by which a person holds an order; none for the product. */
const manage = (column: string) =>
  sql`case when ${sql.ref(column)} is not null then ${code('orders.manage')} end`;

/** The code of a right. */
const code = (right: string) => sql.lit(right);

/** Data sources handle a flash check by themselves. */
const handler = (column: 'id' | 'realname') =>
  column === 'id'
    ? sql`case when o.order_type = 1 then pm.id end`
    : sql`case when o.order_type = 1 then pm.realname else '' end`;
