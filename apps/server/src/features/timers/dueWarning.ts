import { beijing, DAY, OPEN_TASK_STATUSES } from '@mingjian/api';
import { sql } from 'kysely';
import { number, object } from 'yup';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import { storeNotice } from '../notices/sendNotice';
import { jobTexts } from './texts';

/** Hours before the due time in which an order is due soon. */
const HOURS = 24;
/** Milliseconds after which an overdue order is no news: a timer may have stood still. */
const NEWS_FOR = 7 * DAY;
/** Orders of one look. */
const MOST = 2_000;
/** Type of a notice about an order. */
const ORDER_NOTICE = 2;

/** Tells the people of an order that it is due soon or overdue, once for each due time. */
export const dueWarning: JobKind<{ hours?: number | undefined }, Pick<Backend, 'db' | 'now'>> = {
  name: 'due-warning',
  payload: object({ hours: number().integer().min(1).max(240).default(HOURS) }).noUnknown(),
  retries: 1,
  pause: 60,
  timer: {
    title: jobTexts((t) => t.dueWarning),
    note: jobTexts((t) => t.dueWarningNote(HOURS)),
  },
  async run({ hours = HOURS }, { db, now }) {
    const time = now();
    for (const order of await dueOrders(db, time, hours))
      await db.transaction().execute(async (trx) => warn(trx, order, time));
  },
};

interface DueOrder {
  id: string;
  orderNo: string;
  companyId: string;
  candidateName: string;
  slaDueAt: Date;
  level: 1 | 2;
  people: string[];
}

/** Returns the orders to warn of whose people know nothing yet, the most urgent first. */
async function dueOrders(db: Db, now: Date, hours: number) {
  const soon = new Date(now.getTime() + hours * 3_600_000);
  const { rows } = await sql<DueOrder>`
    select due.* from (
      select o.id, order_no, company_id, candidate_name, sla_due_at,
        case when sla_due_at <= ${now} then 2 else 1 end as level,
        array(
          select id from users u where u.status = 1 and (u.id = o.pm_id or u.id in (
            select owner_id from order_tasks task
            where task.order_id = o.id and task.status in (${sql.join(OPEN_TASK_STATUSES)})
          )) order by u.id
        ) as people
      from orders o
      where sla_clock = 1 and sla_due_at between ${new Date(now.getTime() - NEWS_FOR)} and ${soon}
    ) due
    where not exists (select from order_warnings told
      where told.order_id = due.id and told.level = due.level and told.due_at = due.sla_due_at)
      and cardinality(people) > 0
    order by sla_due_at, id limit ${MOST}`.execute(db);
  return rows;
}

async function warn(trx: Db, order: DueOrder, now: Date) {
  const { id: orderId, orderNo, companyId, candidateName, slaDueAt: dueAt, level, people } = order;
  const isFirst = await trx
    .insertInto('orderWarnings')
    .values({ orderId, level, dueAt, warnedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('orderId')
    .executeTakeFirst();
  if (!isFirst) return;
  const title = jobTexts((t) => (level === 2 ? t.overdue(orderNo) : t.dueSoon(orderNo)))('zh');
  const content = jobTexts((t) => t.due(candidateName, beijing(dueAt).slice(0, 16)))('zh');
  const notice = { orderId, companyId, noticeType: ORDER_NOTICE, title, content } as const;
  await storeNotice(
    { ...notice, fromUser: null, remark: null },
    { targets: people },
    { db: trx, now: () => now },
  );
}
