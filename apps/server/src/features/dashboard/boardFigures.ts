import {
  beijing,
  beijingDay,
  startOfBeijingDay,
  workdaysLater,
  type BoardCounts,
  type BoardFigures,
} from '@mingjian/api';
import { sql } from 'kysely';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import { loadWorkCalendar } from '../workCalendar/calendarDays';
import { firstSteps } from './firstSteps';

const DAYS = 14;
const OPEN_STATUSES = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/**
 * Returns the figures of the dashboard, within the caller's scope. Five queries, each on an index.
 * A test compares each figure with the list that `boardConditions` leads to.
 */
export async function boardFigures(caller: Caller, backend: Backend): Promise<BoardFigures> {
  const now = backend.now();
  const today = beijingDay(now);
  const calendar = await loadWorkCalendar(backend.db, today, dayAfterHoliday(today));
  const soon = workdaysLater(calendar, now, 1);
  const month = startOfBeijingDay(`${today.slice(0, 7)}-01`);
  const days = Array.from({ length: DAYS }, (_, i) =>
    beijingDay(startOfBeijingDay(today, i + 1 - DAYS)),
  );
  const firstDay = startOfBeijingDay(days[0]!);
  const [open, placed, finished, steps] = await Promise.all([
    readOpen(soon, caller, backend),
    countByDay('orderTime', firstDay, caller, backend),
    countByDay('finishTime', month < firstDay ? month : firstDay, caller, backend),
    firstSteps(caller, backend.db),
  ]);
  const ofMonth = finished.filter(({ day }) => day >= beijingDay(month));
  const countOn = (counts: DayCount[], day: string) =>
    counts.find((row) => row.day === day)?.count ?? 0;
  return {
    asOf: beijing(now),
    soon: beijing(soon),
    all: countsOf(open, sum(ofMonth, 'count')),
    mine:
      caller.userType === 'serviceUser'
        ? countsOf(
            open.filter(({ mine }) => mine),
            sum(ofMonth, 'mine'),
          )
        : null,
    byStatus: OPEN_STATUSES.map((orderStatus) => ({
      orderStatus,
      count: sum(
        open.filter((row) => row.orderStatus === orderStatus),
        'count',
      ),
    })),
    byDay: days.map((day) => ({
      day,
      placed: countOn(placed, day),
      finished: countOn(finished, day),
    })),
    firstSteps: steps,
  };
}

interface OpenCount {
  orderStatus: number;
  /** Whether the caller accepted these orders. */
  mine: boolean;
  count: number;
  dueSoon: number;
  overdue: number;
  waiting: number;
}

function countsOf(open: readonly OpenCount[], finishedThisMonth: number): BoardCounts {
  const inProgress = open.filter(({ orderStatus }) => orderStatus < 90);
  return {
    awaitingAcceptance: sum(
      open.filter(({ orderStatus }) => orderStatus === 10),
      'count',
    ),
    inProgress: sum(inProgress, 'count'),
    dueSoon: sum(inProgress, 'dueSoon'),
    overdue: sum(inProgress, 'overdue'),
    waitingForCandidate: sum(inProgress, 'waiting'),
    finishedThisMonth,
  };
}

const sum = <Key extends string>(rows: readonly Record<Key, number>[], key: Key) =>
  rows.reduce((total, row) => total + row[key], 0);

async function readOpen(soon: Date, caller: Caller, { db, now }: Backend) {
  const { rows } = await sql<OpenCount>`
    select
      order_status,
      pm_id is not distinct from ${caller.userId} as mine,
      count(*) as count,
      count(*) filter (where sla_due_at between ${now()} and ${soon}) as due_soon,
      count(*) filter (where sla_due_at < ${now()}) as overdue,
      count(*) filter (where hold_type = 1) as waiting
    from orders
    where ${withinScope(caller, 'orders.companyId')} and order_status between 10 and 90
    group by 1, 2`.execute(db);
  return rows;
}

interface DayCount {
  day: string;
  count: number;
  mine: number;
}

async function countByDay(
  column: 'orderTime' | 'finishTime',
  from: Date,
  caller: Caller,
  { db }: Backend,
) {
  const time = sql.ref(`orders.${column}`);
  const { rows } = await sql<DayCount>`
    select
      to_char(${time} at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      count(*) as count,
      count(*) filter (where pm_id = ${caller.userId}) as mine
    from orders
    where ${withinScope(caller, 'orders.companyId')} and ${time} >= ${from}
    group by 1`.execute(db);
  return rows;
}

/** Returns a day after the longest holiday that could begin on `day`. */
const dayAfterHoliday = (day: string) => beijingDay(startOfBeijingDay(day, 31));
