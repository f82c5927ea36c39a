import { beijingDay, startOfBeijingDay, type Period } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { REVISION, type CountedSum, type DecidingTime } from './countedSums';
import { sumColumns, sumsByKey, type SumRow, type SumsByKey } from './countRows';

/**
 * Returns the periods of days that are not kept, or whose rows have changed since they were
 * counted, oldest first.
 */
export async function uncountedPeriods(
  { name }: Pick<DecidingTime, 'name'>,
  { from, to }: Period,
  db: Db,
): Promise<Period[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(series.at, 'YYYY-MM-DD') as day
    from generate_series(${from}::date, ${to}::date, interval '1 day') as series (at)
    where not exists (
        select from statistic_counts counted
        where counted.deciding = ${name} and counted.day = series.at::date
          and counted.revision = ${REVISION}
      ) or exists (
        select from statistic_changes changed
        where changed.deciding = ${name} and changed.day = series.at::date
      )
    order by 1`.execute(db);
  return periodsOf(rows.map(({ day }) => day));
}

/** Returns the periods that days make, which are sorted. */
function periodsOf(days: readonly string[]): Period[] {
  const found: Period[] = [];
  for (const day of days) {
    const last = found.at(-1);
    if (last && beijingDay(startOfBeijingDay(last.to, 1)) === day) last.to = day;
    else found.push({ from: day, to: day });
  }
  return found;
}

/** Kept sums that are asked for. */
interface KeptSums {
  deciding: DecidingTime;
  sums: readonly CountedSum[];
  /** Field of the subject; `undefined` for days. */
  field: string | undefined;
  /** Field by which the days are kept; `''` for all rows together. */
  keptField: string;
  /** Value of that field; `undefined` for all. */
  value: string | undefined;
}

/** Returns the sums of the days of a period that are kept, outside of `gaps`. */
export async function keptSums(
  { deciding, sums, field, keptField, value }: KeptSums,
  { from, to }: Period,
  gaps: readonly Period[],
  db: Db,
): Promise<SumsByKey> {
  const outside = gaps.map((gap) => sql`not day between ${gap.from}::date and ${gap.to}::date`);
  const columns = sums.map((sum) => {
    // Positions of PostgreSQL's arrays begin with 1.
    const position = deciding.sums.indexOf(sum) + 1;
    return sql<number>`sum(sums[${sql.lit(position)}])`;
  });
  const { rows } = await sql<SumRow>`
    select ${field === undefined ? sql`day::text` : sql`subject`} as key, ${sumColumns(columns)}
    from statistic_days
    where deciding = ${deciding.name} and field = ${keptField}
      and ${value === undefined ? sql`true` : sql`subject = ${value}`}
      and day between ${from}::date and ${to}::date
      and ${sql.join([sql`true`, ...outside], sql` and `)}
    group by 1`.execute(db);
  return sumsByKey(rows);
}
