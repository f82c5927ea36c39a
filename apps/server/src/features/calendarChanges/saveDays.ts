import {
  dayIn,
  dayTypesOf,
  isWeekend,
  type CalendarDays,
  type CalendarEffect,
  type ListedDay,
} from '@mingjian/api';
import type { Db } from '../../database/connect';
import { inputFailure } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { changeGiven, createRow } from '../../resources/resourceWrites';
import { demandRight } from '../../resources/scope';
import { lockRows } from '../../resources/storedRows';
import { CALENDAR_EDITORS } from '../../roles';
import { calendarDayResource, kindsOf } from '../workCalendar/resource';
import { changeCalendar, exceptionsOf, movedDues, type MovedDue } from './changeCalendar';
import { calendarChangeTexts } from './texts';

type GivenDay = CalendarDays['days'][number];

/** Sets the kinds of several days, and returns the consequences. */
export async function saveDays(
  { days }: CalendarDays,
  caller: Caller,
  backend: Backend,
): Promise<CalendarEffect> {
  checkDays(days, caller);
  const { result, moved } = await changeCalendar(
    async () => storeDays(days, caller, backend),
    backend,
  );
  return effectOf(result, moved);
}

/** Returns the consequences that `saveDays` would have. */
export async function effectOfDays(
  { days }: CalendarDays,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<CalendarEffect> {
  checkDays(days, caller);
  const stored = await storedDays(days, db);
  const changed = days.filter((one) => changesOf(one, stored.get(one.day)) !== null);
  const before = await exceptionsOf(db);
  const given = new Map(days.map((one) => [one.day, one]));
  const after: ListedDay[] = [
    ...before.filter(({ day }) => !given.has(day)),
    ...days.map(({ day, dayType }) => ({ day, dayType, holidayName: null })),
  ];
  return effectOf(changed.length, await movedDues({ before, after }, db));
}

/** Most orders that a preview names. */
const NAMED = 10;

const effectOf = (changed: number, moved: readonly MovedDue[]): CalendarEffect => ({
  changed,
  total: moved.length,
  orders: moved.slice(0, NAMED).map(({ due: _due, ...order }) => order),
});

/** Refuses days that do not exist, stand there twice or may not have their kind. */
function checkDays(days: readonly GivenDay[], caller: Caller) {
  demandRight(caller, CALENDAR_EDITORS);
  const { language } = caller;
  const refuse = (wording: Parameters<typeof calendarChangeTexts>[0]) =>
    inputFailure([['days', calendarChangeTexts(wording)]], language);
  const seen = new Set<string>();
  for (const { day, dayType } of days) {
    if (dayIn(day) !== day) throw refuse((t) => t.noSuchDay(day));
    if (seen.has(day)) throw refuse((t) => t.twice(day));
    seen.add(day);
    if (!dayTypesOf(day).includes(dayType))
      throw refuse((t) => t.ofDay(day, kindsOf(day)(language)));
  }
}

async function storeDays(days: readonly GivenDay[], caller: Caller, backend: Backend) {
  const { db } = backend;
  const now = backend.now();
  const stored = await storedDays(days, db);
  const ids = [...stored.values()].map(({ id }) => id);
  const rows = ids.length > 0 ? await lockRows(calendarDayResource, ids, caller, db) : [];
  const locked = new Map(rows.map((row) => [row.id, row]));
  let changed = 0;
  for (const given of days) {
    const known = stored.get(given.day);
    const values = changesOf(given, known);
    if (values === null) continue;
    changed += 1;
    if (known) {
      const row = { values, stored: locked.get(known.id)!, caller, now, db };
      await changeGiven(calendarDayResource, row);
    } else await createRow(calendarDayResource, values, caller, backend);
  }
  return changed;
}

type StoredDay = ListedDay & { id: string; remark: string | null };

async function storedDays(days: readonly GivenDay[], db: Db) {
  const rows = await db
    .selectFrom('calendarDays')
    .select(['id', 'day', 'dayType', 'holidayName', 'remark'])
    .where(
      'day',
      'in',
      days.map(({ day }) => day),
    )
    .where('deletedAt', 'is', null)
    .execute();
  return new Map<string, StoredDay>(rows.map((row) => [row.day, row]));
}

/** Returns the values of a day that differ from the stored ones; `null` when none does. */
function changesOf({ day, dayType, holidayName, remark }: GivenDay, stored?: StoredDay) {
  const given = { dayType, holidayName, remark };
  const before = stored ?? { dayType: isWeekend(day) ? 2 : 1, holidayName: null, remark: null };
  const changes = Object.entries(given).filter(
    ([field, value]) =>
      value !== undefined && (value || null) !== before[field as keyof typeof given],
  );
  if (changes.length === 0) return null;
  const values = Object.fromEntries(changes.map(([field, value]) => [field, value || null]));
  return stored ? values : { ...values, day, dayType };
}
