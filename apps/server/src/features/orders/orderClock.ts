import {
  beijingDay,
  DAY,
  dueAfterPause,
  dueTime,
  workTimeBetween,
  type OrderTimes,
  type Stretch,
} from '@mingjian/api';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import { loadWorkCalendar } from '../workCalendar/calendarDays';
import type { OrderHoldTable } from './clockTables';
import { costOf } from './orderTerms';
import type { MovedOrder, OrderTable } from './tables';

/** Days of a calendar beyond the last one that is asked for: working days around long holidays. */
const AROUND = 60 * DAY;

type StartingOrder = Pick<MovedOrder, 'id' | 'companyId' | 'productId' | 'urgentFlag'>;

/** Returns when an order is due whose clock starts now. */
export async function firstDue(
  { id, companyId, productId, urgentFlag }: StartingOrder,
  start: Date,
  db: Db,
): Promise<Date> {
  const offer = await db
    .selectFrom('companyOffers as offer')
    .innerJoin('productVersions as version', (join) =>
      join
        .onRef('version.productId', '=', 'offer.productId')
        .onRef('version.version', '=', 'offer.productVersion'),
    )
    .select(['offer.price', 'offer.slaDays', 'version.urgentRate'])
    .where('companyId', '=', companyId)
    .where('offer.productId', '=', productId)
    .executeTakeFirstOrThrow();
  const addOns = await db
    .selectFrom('orderAddOns')
    .select(['price', 'slaDays'])
    .where('orderId', '=', id)
    .execute();
  const parts = addOns.map((addOn) => ({ ...addOn, urgentRate: 0 }));
  const { slaDays: days } = costOf(offer, parts, urgentFlag === 1);
  const calendar = await calendarOf([start, new Date(start.getTime() + 2 * days * DAY)], db);
  return dueTime(calendar, { start, days, pauses: [] });
}

/**
 * Returns the later due time of an order whose pause has ended at that moment, and the working days
 * between; `undefined` when it stays.
 */
export async function dueAfterEnd(
  { id, slaDueAt: due }: Pick<MovedOrder, 'id' | 'slaDueAt'>,
  ended: Date,
  db: Db,
) {
  const pauses = stretches(await pausesOf(id, db));
  const pause = pauses.find(({ to }) => to.getTime() === ended.getTime());
  if (due === null || !pause) return undefined;
  const calendar = await calendarOf([...pauses.map(({ from }) => from), due, ended], db);
  const earlier = pauses.filter(({ to }) => to < ended);
  const later = dueAfterPause(calendar, { due, earlier, pause });
  const days = calendar.workdaysBetween(beijingDay(due), beijingDay(later));
  return later > due ? { due: later, days } : undefined;
}

/** Returns how long candidate and provider took so far. */
export async function timesOf(
  { id, acceptTime, submitTime, issueTime, cancelTime }: TimedOrder,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<OrderTimes> {
  if (acceptTime === null) return { candidate: null, provider: null };
  const end = issueTime ?? cancelTime ?? now();
  const pauses = (await pausesOf(id, db)).map((pause) => ({
    ...pause,
    endedAt: pause.endedAt ?? end,
  }));
  const asked = (submitTime ?? end).getTime() - acceptTime.getTime();
  const waited = pauses
    .filter(({ holdType }) => holdType === 1)
    .reduce((sum, { beganAt, endedAt }) => sum + endedAt.getTime() - beganAt.getTime(), 0);
  const candidate = Math.max(0, asked + waited);
  if (submitTime === null) return { candidate, provider: null };
  const calendar = await calendarOf([submitTime, end], db);
  const worked = workTimeBetween(calendar, { from: submitTime, to: end });
  const paused = stretches(pauses).reduce((sum, one) => sum + workTimeBetween(calendar, one), 0);
  return { candidate, provider: Math.max(0, worked - paused) };
}

/** The times of an order that say how long it took. */
export type TimedOrder = Pick<
  Selectable<OrderTable>,
  'id' | 'acceptTime' | 'submitTime' | 'issueTime' | 'cancelTime'
>;

const pausesOf = (orderId: string, db: Db) =>
  db
    .selectFrom('orderHolds')
    .select(['holdType', 'beganAt', 'endedAt'])
    .where('orderId', '=', orderId)
    .where('stopsClock', '=', true)
    .execute();

const stretches = (
  pauses: readonly Pick<Selectable<OrderHoldTable>, 'beganAt' | 'endedAt'>[],
): Stretch[] =>
  pauses.flatMap(({ beganAt: from, endedAt: to }) => (to === null ? [] : [{ from, to }]));

/** Returns the working calendar around some moments. */
export async function calendarOf(times: readonly Date[], db: Db) {
  const moments = times.map((time) => time.getTime());
  const from = beijingDay(new Date(Math.min(...moments)));
  return loadWorkCalendar(db, from, beijingDay(new Date(Math.max(...moments) + AROUND)));
}
