import type { OrderEventAction } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../database/connect';

/** Writes the events of each order that was placed since then, from its times. */
export async function insertEvents(db: Db, since: Date) {
  await sql`
    insert into order_events (id, order_id, action, user_id, user_name, content, create_time)
    select o.id || '-' || event.place, o.id, event.action, event.user_id, event.user_name, event.content, event.at
    from orders o
    left join users client on client.id = o.ordered_by
    left join users pm on pm.id = o.pm_id
    cross join lateral (values
      ('00', ${action('order.placed')}, client.id, client.realname, null, case when o.order_status = 0 then null else o.order_time end),
      ('01', ${action('order.accepted')}, pm.id, pm.realname, null, o.accept_time),
      ('02', ${action('order.submitted')}, null, o.candidate_name, null, o.submit_time),
      ('03', ${action('order.dispatched')}, ${handler('id')}, ${handler('realname')}, null, o.dispatch_time),
      ('04', ${action('order.reviewed')}, ${handler('id')}, ${handler('realname')}, null, o.review_time),
      ('05', ${action('order.reported')}, ${handler('id')}, ${handler('realname')}, null, o.report_time),
      ('06', ${action('order.scored')}, ${handler('id')}, ${handler('realname')}, null, o.kpi_time),
      ('07', ${action('order.issued')}, ${handler('id')}, ${handler('realname')}, null, o.issue_time),
      ('08', ${action('order.finished')}, pm.id, pm.realname, null, o.finish_time),
      ('09', ${action('order.settled')}, null, '', null, o.settle_time),
      ('10', case when o.order_status = -10 then ${action('order.cancelled')} else ${action('order.terminated')} end,
        coalesce(pm.id, client.id), coalesce(pm.realname, client.realname), o.cancel_reason, o.cancel_time)
    ) as event (place, action, user_id, user_name, content, at)
    where event.at is not null and o.order_time >= ${since}`.execute(db);
}

/** The name of an action; text that the compiler knows. */
const action = (name: OrderEventAction) => sql.lit(name);

/** Data sources handle a flash check by themselves. */
const handler = (column: 'id' | 'realname') =>
  column === 'id'
    ? sql`case when o.order_type = 1 then pm.id end`
    : sql`case when o.order_type = 1 then pm.realname else '' end`;
