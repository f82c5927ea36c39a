import { uniqueRule } from '@mingjian/api';
import { sql, type Kysely } from 'kysely';
import type { Db } from '../database/connect';
import { inputFailure, notFound } from '../failure';
import type { Caller } from '../http/caller';
import type { ServedResource, StoredRow } from './servedResource';
import { linkedFields, linkedValues, partedValues, storeLists } from './links';
import { sayRule } from '../texts';

/** The database without its types, for tables that are chosen while running. */
const untyped = (db: Db) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;

/**
 * Returns and locks the rows of these ids in the caller's scope, deleted ones too, until the
 * transaction ends. Throws 404 when one is missing or out of scope, without revealing which.
 */
export async function lockRows(
  resource: ServedResource,
  ids: readonly string[],
  caller: Caller,
  db: Db,
): Promise<StoredRow[]> {
  const { table, scope } = resource;
  const lists = linkedFields(resource).map(
    ([name, links]) => sql`${linkedValues(table, links)} as ${sql.ref(name)}`,
  );
  const selected = sql.join([sql`${sql.table(table)}.*`, ...lists]);
  const found = await sql<StoredRow>`
    select ${selected} from ${sql.table(table)}
    where id = any(${ids}::text[]) and ${scope.where(caller)}
    order by id for update
  `.execute(db);
  if (found.rows.length < ids.length) throw notFound();
  return found.rows;
}

/**
 * Adds a row and returns it with its defaults. Throws 400 when a code that must be unique is taken.
 */
export async function insertRow(
  resource: ServedResource,
  values: Record<string, unknown>,
  caller: Caller,
  db: Db,
) {
  const { own, lists } = partedValues(resource, values);
  const insert = untyped(db).insertInto(resource.table).values(own).returningAll();
  const row = (await orTaken(insert.executeTakeFirstOrThrow(), resource, caller)) as StoredRow;
  await storeLists(resource, row.id, lists, db);
  return { ...row, ...lists };
}

/**
 * Changes a row that is locked, and returns it. Throws 400 when a code that must be unique is
 * taken.
 */
export async function changeRow(
  resource: ServedResource,
  stored: StoredRow,
  values: Record<string, unknown>,
  caller: Caller,
  db: Db,
) {
  const { own, lists } = partedValues(resource, values);
  const change = untyped(db)
    .updateTable(resource.table)
    .set({ ...own, version: stored.version + 1 })
    .where('id', '=', stored.id)
    .returningAll();
  const row = (await orTaken(change.executeTakeFirstOrThrow(), resource, caller)) as StoredRow;
  await storeLists(resource, row.id, lists, db);
  return { ...partedValues(resource, stored).lists, ...row, ...lists };
}

const UNIQUE_VIOLATION = '23505';

async function orTaken<T>(
  statement: Promise<T>,
  { uniques }: ServedResource,
  { language }: Caller,
): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string };
    const field = code === UNIQUE_VIOLATION ? uniques[constraint] : undefined;
    if (field === undefined) throw error;
    throw inputFailure([[field, sayRule(uniqueRule)]], language);
  }
}
