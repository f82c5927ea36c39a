import { beijingDay, DAY, startOfBeijingDay, type BoardFigures } from '@mingjian/api';
import { sql } from 'kysely';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';

const DAYS = 14;
const OPEN_STATUSES = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/**
 * Returns the figures of the dashboard, within the caller's scope. Three queries, each on an index.
 */
export async function boardFigures(caller: Caller, backend: Backend): Promise<BoardFigures> {
  const today = beijingDay(backend.now());
  const [open, placed, finished] = await Promise.all([
    readOpen(caller, backend),
    countByDay('orderTime', startOfBeijingDay(today, 1 - DAYS), caller, backend),
    countByDay(
      'finishTime',
      earlier(startOfBeijingDay(`${today.slice(0, 7)}-01`), startOfBeijingDay(today, 1 - DAYS)),
      caller,
      backend,
    ),
  ]);
  const sum = (of: (row: (typeof open)[number]) => number) =>
    open.reduce((total, row) => total + of(row), 0);
  const counts = new Map(open.map((row) => [row.orderStatus, row.count]));
  const days = Array.from({ length: DAYS }, (_, i) =>
    beijingDay(startOfBeijingDay(today, i + 1 - DAYS)),
  );
  return {
    awaitingAcceptance: counts.get(10) ?? 0,
    inProgress: sum((row) => row.mine),
    dueSoon: sum((row) => row.dueSoon),
    overdue: sum((row) => row.overdue),
    waitingForCandidate: sum((row) => row.waiting),
    finishedThisMonth: [...finished].reduce(
      (total, [day, count]) => total + (day.slice(0, 7) === today.slice(0, 7) ? count : 0),
      0,
    ),
    byStatus: OPEN_STATUSES.map((orderStatus) => ({
      orderStatus,
      count: counts.get(orderStatus) ?? 0,
    })),
    byDay: days.map((day) => ({
      day,
      placed: placed.get(day) ?? 0,
      finished: finished.get(day) ?? 0,
    })),
  };
}

interface OpenCount {
  orderStatus: number;
  count: number;
  mine: number;
  dueSoon: number;
  overdue: number;
  waiting: number;
}

async function readOpen(caller: Caller, { db, now }: Backend) {
  const soon = nextWorkingDay(now());
  const unfinished = sql`order_status between 10 and 80`;
  const mine =
    caller.userType === 'serviceUser'
      ? sql`${unfinished} and pm_id = ${caller.userId}`
      : unfinished;
  const { rows } = await sql<OpenCount>`
    select
      order_status,
      count(*) as count,
      count(*) filter (where ${mine}) as mine,
      count(*) filter (where ${unfinished} and sla_due_at >= ${now()} and sla_due_at < ${soon}) as due_soon,
      count(*) filter (where ${unfinished} and sla_due_at < ${now()}) as overdue,
      count(*) filter (where ${unfinished} and hold_type = 1) as waiting
    from orders
    where ${withinScope(caller, 'orders.companyId')} and order_status between 10 and 90
    group by order_status`.execute(db);
  return rows;
}

async function countByDay(
  column: 'orderTime' | 'finishTime',
  from: Date,
  caller: Caller,
  { db }: Backend,
) {
  const time = sql.ref(`orders.${column}`);
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(${time} at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*) as count
    from orders
    where ${withinScope(caller, 'orders.companyId')} and ${time} >= ${from}
    group by 1`.execute(db);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** The same time on the next day that is neither Saturday nor Sunday in Beijing. */
function nextWorkingDay(now: Date): Date {
  const next = new Date(now.getTime() + DAY);
  const weekday = new Date(next.getTime() + 8 * 3_600_000).getUTCDay();
  return weekday === 0 || weekday === 6 ? nextWorkingDay(next) : next;
}

const earlier = (a: Date, b: Date) => (a < b ? a : b);
