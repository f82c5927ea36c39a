import { officialYear, workCalendarOf, type ListedDay, type WorkCalendar } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { newId, seededId } from '../../database/ids';

/** Years that an installation comes with. The holidays of 2027 are entered when published. */
export const STANDARD_YEARS: readonly number[] = [2025, 2026, 2027];

/** Returns the working calendar of a span of days, both `yyyy-MM-dd` and included. */
export async function loadWorkCalendar(db: Db, from: string, to: string): Promise<WorkCalendar> {
  const days = await db
    .selectFrom('calendarDays')
    .select(['day', 'dayType', 'holidayName'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('deletedAt', 'is', null)
    .execute();
  return workCalendarOf(days);
}

/** Adds the days of a year that are missing, and returns their number. */
export async function insertDays(year: number, now: Date, db: Db): Promise<number> {
  const added = await insertMissing(
    officialYear(year).map((one) => ({ ...one, id: newId(now) })),
    now,
    db,
  );
  return added.length;
}

/** Adds the years that an installation comes with. Their ids are the same in every one. */
export async function insertStandardYears(years: readonly number[], db: Db): Promise<void> {
  const made = new Date(Date.UTC(2025, 0, 1));
  const days = years
    .flatMap(officialYear)
    .map((one) => ({ ...one, id: seededId(made, `calendar ${one.day}`) }));
  if (days.length > 0) await insertMissing(days, made, db);
}

async function insertMissing(days: readonly (ListedDay & { id: string })[], now: Date, db: Db) {
  return db
    .insertInto('calendarDays')
    .values(days.map((one) => ({ ...one, createdAt: now, updatedAt: now })))
    .onConflict((conflict) => conflict.column('day').where('deletedAt', 'is', null).doNothing())
    .returning('id')
    .execute();
}
