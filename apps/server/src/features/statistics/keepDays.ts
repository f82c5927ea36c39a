import { beijingDay, startOfBeijingDay, STATISTIC_DAYS, type Period } from '@mingjian/api';
import { sql } from 'kysely';
import { object } from 'yup';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import {
  countedList,
  dayOf,
  DECIDING_TIMES,
  KEPT_FIELDS,
  REVISION,
  sumOf,
  type DecidingTime,
} from './countedSums';
import { uncountedPeriods } from './keptDays';
import { statisticTexts } from './texts';

/** Days that are counted in one transaction. */
const AT_ONCE = 31;

/**
 * Counts the days before today whose figures are not kept, or whose rows have changed. Until then
 * statistics count them anew each time: it makes them faster, never other.
 */
export const keptStatistics: JobKind<object, Backend> = {
  name: 'statistic-days',
  payload: object({}).noUnknown(),
  retries: 2,
  pause: 60,
  timer: { title: statisticTexts((t) => t.keeping), note: statisticTexts((t) => t.keepingNote) },
  async run(_, services) {
    const { db, now } = services;
    const today = beijingDay(now());
    const to = beijingDay(startOfBeijingDay(today, -1));
    // Today is never kept, so nothing has to be known of its changes.
    await sql`delete from statistic_changes where day >= ${today}::date`.execute(db);
    for (const deciding of DECIDING_TIMES) {
      const from = await firstDay(
        deciding,
        beijingDay(startOfBeijingDay(to, -STATISTIC_DAYS)),
        services,
      );
      if (from === undefined || from > to) continue;
      for (const period of await uncountedPeriods(deciding, { from, to }, db))
        for (const part of partsOf(period)) await keepPeriod(deciding, part, services);
    }
  },
};

/** Returns the day of the oldest row, but none before `least`; `undefined` without rows. */
async function firstDay(
  { list, time }: DecidingTime,
  least: string,
  services: Backend,
): Promise<string | undefined> {
  const { table, fields } = countedList(list, services);
  const column = sql.ref(fields[time]!.column);
  const { rows } = await sql<{ time: Date }>`
    select ${column} as time from ${sql.table(table)}
    where ${column} >= ${startOfBeijingDay(least)}
    order by ${column} limit 1`.execute(services.db);
  return rows[0] && beijingDay(rows[0].time);
}

/** Returns a period in parts of so many days as are counted at once. */
function partsOf({ from, to }: Period): Period[] {
  const found: Period[] = [];
  for (let day = from; day <= to; day = beijingDay(startOfBeijingDay(day, AT_ONCE))) {
    const last = beijingDay(startOfBeijingDay(day, AT_ONCE - 1));
    found.push({ from: day, to: last < to ? last : to });
  }
  return found;
}

/**
 * Counts the days of a period and keeps their sums. Changes that it has not seen yet stay noted:
 * the day is counted again.
 */
async function keepPeriod(deciding: DecidingTime, period: Period, services: Backend) {
  const { name } = deciding;
  const isOfPeriod = sql`deciding = ${name}
    and day between ${period.from}::date and ${period.to}::date`;
  await services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`delete from statistic_changes where ${isOfPeriod}`.execute(trx);
      await sql`delete from statistic_days where ${isOfPeriod}`.execute(trx);
      for (const field of ['', ...KEPT_FIELDS[deciding.list]])
        await keepSums(deciding, field, period, { ...services, db: trx });
      await sql`
        insert into statistic_counts (deciding, day, revision)
        select ${name}, day::date, ${REVISION}
        from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') as day
        on conflict (deciding, day) do update set revision = excluded.revision`.execute(trx);
    });
}

async function keepSums(
  { name, list, time, sums }: DecidingTime,
  field: string,
  { from, to }: Period,
  services: Pick<Backend, 'resources'> & { db: Db },
) {
  const { table, fields } = countedList(list, services);
  const column = sql.ref(fields[time]!.column);
  const subject =
    field === '' ? sql`''` : sql`coalesce(${sql.ref(fields[field]!.column)}::text, '')`;
  await sql`
    insert into statistic_days (deciding, day, field, subject, sums)
    select ${name}, ${dayOf(fields[time]!.column)}, ${field}, ${subject},
      array[${sql.join(sums.map((sum) => sumOf(sum, fields)))}]
    from ${sql.table(table)}
    where ${column} >= ${startOfBeijingDay(from)} and ${column} < ${startOfBeijingDay(to, 1)}
    group by 2, 4`.execute(services.db);
}
