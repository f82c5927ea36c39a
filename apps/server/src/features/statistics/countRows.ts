import { periodCondition, type Condition, type Period } from '@mingjian/api';
import { sql, type RawBuilder } from 'kysely';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { compileConditions } from '../../resources/searchCompiler';
import { countedList, dayOf, sumOf, type CountedSum, type DecidingTime } from './countedSums';

/** Sums by the key of their rows: a subject, `''` for none, or a Beijing day. */
export type SumsByKey = Map<string, readonly number[]>;

/** A counting: which sums of which rows. */
export interface Counting {
  deciding: DecidingTime;
  sums: readonly CountedSum[];
  /** Field of the subject; `undefined` for days. */
  field: string | undefined;
  filters: readonly Condition[];
}

/** Counts the rows of periods that a caller reaches, as they are now. */
export async function countRows(
  { deciding, sums, field, filters }: Counting,
  periods: readonly Period[],
  caller: Caller,
  backend: Pick<Backend, 'db' | 'resources'>,
): Promise<SumsByKey> {
  const { table, fields, scope } = countedList(deciding.list, backend);
  const column = fields[field ?? deciding.time]!.column;
  const key = field === undefined ? dayOf(column) : sql.ref(column);
  const within = compileConditions(
    periods.map(({ from, to }) => periodCondition(deciding.time, from, to)),
    fields,
    'or',
  );
  const { rows } = await sql<SumRow>`
    select coalesce(key::text, '') as key, ${sumColumns(sums.map((sum) => sumOf(sum, fields)))}
    from (select *, ${key} as key from ${sql.table(table)}
      where ${scope(caller)} and ${within} and ${compileConditions(filters, fields, 'and')}
    ) as ${sql.table(table)}
    group by ${sql.ref('key')}`.execute(backend.db);
  return sumsByKey(rows);
}

/** A row of sums, named by their positions. */
export type SumRow = { key: string } & Record<string, number>;

/** Returns expressions as columns that are named by their positions. */
export const sumColumns = (expressions: readonly RawBuilder<number>[]) =>
  sql.join(expressions.map((one, at) => sql`${one} as ${sql.ref(`s${at}`)}`));

/** Returns rows of sums by their keys. */
export const sumsByKey = (rows: readonly SumRow[]): SumsByKey =>
  new Map(rows.map(({ key, ...sums }) => [key, Object.keys(sums).map((_, at) => sums[`s${at}`]!)]));
