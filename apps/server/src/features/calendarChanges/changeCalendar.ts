import {
  beijingDay,
  dueByCalendar,
  workCalendarOf,
  type ListedDay,
  type MovedDueDay,
} from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import { refreshEta } from '../orders/orderEta';
import { orderMoves } from '../orders/orderMoves';
import { calendarChangeTexts } from './texts';

/** An order that becomes due at another time. */
export interface MovedDue extends MovedDueDay {
  due: Date;
}

/**
 * Changes the working calendar and moves the due times of open orders with it, in the caller's
 * transaction. Every change of the calendar goes through here.
 */
export async function changeCalendar<Result>(
  change: () => Promise<Result>,
  backend: Backend,
): Promise<{ result: Result; moved: MovedDue[] }> {
  const { db } = backend;
  // Two changes at once would each see the calendar without the other.
  await sql`select pg_advisory_xact_lock(hashtext('work calendar'))`.execute(db);
  const before = await exceptionsOf(db);
  const result = await change();
  const moved = await movedDues({ before, after: await exceptionsOf(db) }, db);
  const reason = calendarChangeTexts((t) => t.changed)('zh');
  for (const { orderId: id, due: slaDueAt } of moved) {
    const input = { id, reason, columns: { slaDueAt } };
    await makeMove(orderMoves, 'postpone', input, SYSTEM, backend);
  }
  await refreshEta(
    moved.map(({ orderId }) => orderId),
    backend,
  );
  return { result, moved };
}

/** Returns the days that differ from the week. */
export const exceptionsOf = async (db: Db): Promise<ListedDay[]> =>
  db
    .selectFrom('calendarDays')
    .select(['day', 'dayType', 'holidayName'])
    .where('dayType', 'in', [3, 4])
    .where('deletedAt', 'is', null)
    .execute();

/** Returns the open orders that are due at another time by another calendar, by their due times. */
export async function movedDues(
  days: { before: readonly ListedDay[]; after: readonly ListedDay[] },
  db: Db,
): Promise<MovedDue[]> {
  const calendars = { before: workCalendarOf(days.before), after: workCalendarOf(days.after) };
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'orderNo', 'candidateName', 'submitTime', 'slaDueAt'])
    .where('slaClock', 'in', [1, 2])
    .where('orderStatus', '>=', 20)
    .where('submitTime', 'is not', null)
    .where('slaDueAt', 'is not', null)
    .orderBy('slaDueAt')
    .orderBy('id')
    .execute();
  return orders.flatMap(({ id, orderNo, candidateName, submitTime, slaDueAt }) => {
    const due = dueByCalendar({ start: submitTime!, due: slaDueAt! }, calendars);
    if (due.getTime() === slaDueAt!.getTime()) return [];
    const [before, after] = [beijingDay(slaDueAt!), beijingDay(due)];
    return [{ orderId: id, orderNo, candidateName, before, after, due }];
  });
}
