import {
  beijingDay,
  CLIENT_STEPS,
  IN_PROGRESS,
  startOfBeijingDay,
  type Board,
  type ClientStep,
  type OrderFigure,
  type OrderStatus,
} from '@mingjian/api';
import { sql } from 'kysely';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';

const DAYS = 14;
/** Statuses of orders in the hands of the provider, and completed ones that are not settled. */
const WORK_STATUSES = [20, 30, 40, 50, 60, 70, 80, 90] as const satisfies OrderStatus[];

/** The figures that count orders, of everybody and of the caller, and what the charts show. */
export interface OrderFigures extends Pick<Board, 'byDay'> {
  all: Record<OrderFigure, number>;
  own: Record<OrderFigure, number>;
  byStatus: NonNullable<Board['byStatus']>;
}

/** Returns the figures of orders within the caller's scope. Three queries, each on an index. */
export async function orderFigures(caller: Caller, backend: Backend): Promise<OrderFigures> {
  const today = beijingDay(backend.now());
  const month = startOfBeijingDay(`${today.slice(0, 7)}-01`);
  const days = Array.from({ length: DAYS }, (_, i) =>
    beijingDay(startOfBeijingDay(today, i + 1 - DAYS)),
  );
  const firstDay = startOfBeijingDay(days[0]!);
  const [open, placed, finished] = await Promise.all([
    readOpen(caller, backend),
    countByDay('orderTime', firstDay, caller, backend),
    countByDay('finishTime', month < firstDay ? month : firstDay, caller, backend),
  ]);
  const ofMonth = finished.filter(({ day }) => day >= beijingDay(month));
  const countOn = (counts: DayCount[], day: string) =>
    counts.find((row) => row.day === day)?.count ?? 0;
  return {
    all: countsOf(open, sum(ofMonth, 'count')),
    own: countsOf(
      open.filter(({ mine }) => mine),
      sum(ofMonth, 'mine'),
    ),
    byStatus: WORK_STATUSES.map((orderStatus) => ({
      orderStatus,
      count: sum(atStatuses(open, [orderStatus]), 'count'),
    })),
    byDay: days.map((day) => ({
      day,
      placed: countOn(placed, day),
      finished: countOn(finished, day),
    })),
  };
}

interface OpenCount {
  orderStatus: OrderStatus;
  /** Whether the caller accepted these orders. */
  mine: boolean;
  count: number;
  dueToday: number;
  overdue: number;
  waiting: number;
}

function countsOf(
  open: readonly OpenCount[],
  finishedThisMonth: number,
): Record<OrderFigure, number> {
  const inProgress = atStatuses(open, IN_PROGRESS);
  const atStep = (step: ClientStep) =>
    sum(atStatuses(open, CLIENT_STEPS.find((rule) => rule.step === step)!.statuses), 'count');
  return {
    awaitingAcceptance: atStep('submitted'),
    authorisation: atStep('authorisation'),
    verification: atStep('verification'),
    report: atStep('report'),
    inProgress: sum(inProgress, 'count'),
    dueToday: sum(inProgress, 'dueToday'),
    overdue: sum(inProgress, 'overdue'),
    waitingForCandidate: sum(inProgress, 'waiting'),
    toSettle: sum(atStatuses(open, [90]), 'count'),
    finishedThisMonth,
  };
}

const atStatuses = (open: readonly OpenCount[], statuses: readonly OrderStatus[]) =>
  open.filter(({ orderStatus }) => statuses.includes(orderStatus));

const sum = <Key extends string>(rows: readonly Record<Key, number>[], key: Key) =>
  rows.reduce((total, row) => total + row[key], 0);

async function readOpen(caller: Caller, { db, now }: Backend) {
  const tomorrow = startOfBeijingDay(beijingDay(now()), 1);
  const { rows } = await sql<OpenCount>`
    select
      order_status,
      pm_id is not distinct from ${caller.userId} as mine,
      count(*) as count,
      count(*) filter (where sla_clock = 1 and sla_due_at >= ${now()}
        and sla_due_at < ${tomorrow}) as due_today,
      count(*) filter (where sla_clock = 1 and sla_due_at < ${now()}) as overdue,
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
