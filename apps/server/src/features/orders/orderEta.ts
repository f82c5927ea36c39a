import {
  beijingDay,
  DAY,
  OPEN_TASK_STATUSES,
  WORKDAY,
  workTimeBetween,
  workTimeLater,
  type WorkCalendar,
} from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import type { Backend } from '../../http/backend';
import { calendarOf } from './orderClock';

type Services = Pick<Backend, 'db' | 'now'>;

/** Milliseconds in which finished tasks tell how long one takes. */
const LOOKED_BACK = 90 * DAY;
/** Tasks of an item and a company that are looked at, the newest. */
const SAMPLES = 60;
/** Fewer say nothing. */
const LEAST_SAMPLES = 5;
/** Part of the usual duration that a task needs at least, however long it has taken. */
const LEAST_LEFT = 0.25;

/** Learns how long each survey item takes, by company and for all, in the caller's transaction. */
export async function learnDurations({ db, now }: Services) {
  const { rows } = await sql<{ itemCode: string; companyId: string; from: Date; to: Date }>`
    select item_code, company_id, assign_time as from, pass_time as to from (
      select task.item_code, o.company_id, coalesce(task.assign_time, task.start_time) as assign_time,
        task.pass_time, row_number() over (
          partition by task.item_code, o.company_id order by task.pass_time desc
        ) as place
      from order_tasks task join orders o on o.id = task.order_id
      where task.status = 40 and task.pass_time >= ${new Date(now().getTime() - LOOKED_BACK)}
        and coalesce(task.assign_time, task.start_time) is not null
    ) finished where place <= ${SAMPLES}`.execute(db);
  if (rows.length === 0) return;
  const calendar = await calendarOf([...rows.map(({ from }) => from), now()], db);
  const lengths = new Map<string, { itemCode: string; companyId: string | null; all: number[] }>();
  for (const { itemCode, companyId, from, to } of rows)
    for (const owner of [companyId, null]) {
      const key = `${itemCode} ${owner}`;
      const entry = lengths.get(key) ?? { itemCode, companyId: owner, all: [] };
      entry.all.push(workTimeBetween(calendar, { from, to }));
      lengths.set(key, entry);
    }
  const durations = [...lengths.values()]
    .filter(({ all }) => all.length >= LEAST_SAMPLES)
    .map(({ itemCode, companyId, all }) => ({ itemCode, companyId, median: medianOf(all) }));
  await db.deleteFrom('itemDurations').execute();
  if (durations.length > 0) await db.insertInto('itemDurations').values(durations).execute();
}

/** Returns orders whose clock runs. */
export async function runningOrders(db: Db): Promise<string[]> {
  const orders = await db.selectFrom('orders').select('id').where('slaClock', '=', 1).execute();
  return orders.map(({ id }) => id);
}

/** An open task, with what its end depends on. */
interface OpenTask {
  orderId: string;
  etaAt: Date | null;
  slaDueAt: Date;
  /** `null` for an order whose tasks are all done. */
  begun: Date | null;
  isTask: boolean;
  /** Milliseconds of work; `null` where nothing is known. */
  median: string | null;
}

/**
 * Works out when orders will be done, and stores what comes on another day. An order whose clock
 * stands keeps its time until it goes on.
 */
export async function refreshEta(orderIds: readonly string[], services: Services) {
  if (orderIds.length === 0) return;
  const { db, now } = services;
  const { rows } = await sql<OpenTask>`
    select o.id as order_id, o.eta_at, o.sla_due_at, task.id is not null as is_task,
      coalesce(task.assign_time, task.start_time) as begun,
      coalesce(own.median, common.median)::text as median
    from orders o
    left join order_tasks task
      on task.order_id = o.id and task.status in (${sql.join(OPEN_TASK_STATUSES)})
    left join item_durations own
      on own.item_code = task.item_code and own.company_id = o.company_id
    left join item_durations common
      on common.item_code = task.item_code and common.company_id is null
    where o.sla_clock = 1 and o.id in (${sql.join(orderIds)})`.execute(db);
  if (rows.length === 0) return;
  const time = now();
  const known = rows.flatMap(({ begun }) => begun ?? []);
  const longest = Math.max(0, ...rows.map(({ median }) => Number(median ?? 0)));
  const calendar = await calendarOf([...known, time, new Date(time.getTime() + 4 * longest)], db);
  const ends = new Map<string, OpenTask & { end: Date }>();
  for (const row of rows) {
    const end = endOf(row, time, calendar);
    const last = ends.get(row.orderId);
    if (!last || last.end < end) ends.set(row.orderId, { ...row, end });
  }
  const moved = [...ends.values()].filter(
    ({ etaAt, end }) => !etaAt || beijingDay(etaAt) !== beijingDay(end),
  );
  for (let from = 0; from < moved.length; from += BATCH)
    await storeEtas(moved.slice(from, from + BATCH), services);
}

/** Orders that one statement stores. */
const BATCH = 500;

function endOf(
  { begun, etaAt, isTask, median, slaDueAt }: OpenTask,
  now: Date,
  calendar: WorkCalendar,
) {
  const soon = workTimeLater(calendar, now, WORKDAY);
  // What is left is the report.
  if (!isTask) return etaAt && etaAt > now ? etaAt : soon;
  if (median === null) return slaDueAt > now ? slaDueAt : soon;
  const usual = Number(median);
  const spent = begun ? workTimeBetween(calendar, { from: begun, to: now }) : 0;
  return workTimeLater(calendar, now, Math.max(usual - spent, usual * LEAST_LEFT));
}

/** Stores expected times. An order that somebody moves is left out: its move looks at it again. */
async function storeEtas(moved: readonly (OpenTask & { end: Date })[], { db, now }: Services) {
  const times = sql.join(moved.map(({ orderId, end }) => sql`(${orderId}, ${end}::timestamptz)`));
  const { rows } = await sql<{ id: string }>`
    update orders set eta_at = given.time,
      eta_changed_count = eta_changed_count + (eta_at is not null)::int
    from (values ${times}) as given (id, time)
    where orders.id = given.id and orders.id in (
      select id from orders where id in (${sql.join(moved.map(({ orderId }) => orderId))})
      order by id for update skip locked
    )
    returning orders.id`.execute(db);
  const stored = new Set(rows.map(({ id }) => id));
  const changes = moved
    .filter(({ orderId }) => stored.has(orderId))
    .map(({ orderId, etaAt, end }) => ({
      id: newId(now()),
      orderId,
      kind: 2 as const,
      timeBefore: etaAt,
      timeAfter: end,
      reason: null,
      createdAt: now(),
    }));
  if (changes.length > 0) await db.insertInto('orderDueChanges').values(changes).execute();
}

function medianOf(all: readonly number[]) {
  const sorted = all.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? sorted[middle]!
    : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2);
}
