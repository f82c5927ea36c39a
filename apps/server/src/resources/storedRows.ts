import { uniqueRule } from '@mingjian/api';
import { sql, type Kysely } from 'kysely';
import type { Db } from '../database/connect';
import { inputFailure, notFound } from '../failure';
import type { Caller } from '../http/caller';
import { linkedValue } from './resourceRows';
import type { ServedResource, StoredRow } from './servedResource';
import { sayRule } from '../texts';

/** The database without its types, for tables that are chosen while running. */
const untyped = (db: Db) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;

/**
 * Returns and locks the rows of these ids in the caller's scope, deleted ones too, until the
 * transaction ends. Throws 404 when one is missing or out of scope, without revealing which.
 */
export async function lockRows(
  { table, scope, fields }: ServedResource,
  ids: readonly string[],
  caller: Caller,
  db: Db,
): Promise<StoredRow[]> {
  const selected = [
    sql`${sql.table(table)}.*`,
    ...Object.values(fields).flatMap(({ column, linked }) =>
      linked ? [sql`${linkedValue(table, linked)} as ${sql.ref(column!)}`] : [],
    ),
  ];
  const found = await sql<StoredRow>`
    select ${sql.join(selected)} from ${sql.table(table)}
    where id = any(${ids}::text[]) and ${scope.where(caller)} order by id for update
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
  const { own, linked } = partsOf(resource, values);
  const insert = untyped(db).insertInto(resource.table).values(own).returningAll();
  const row = await orTaken(insert.executeTakeFirstOrThrow(), resource, caller);
  await writeLinked(resource, String(row['id']), linked, db);
  return { ...row, ...linked } as StoredRow;
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
  const { own, linked } = partsOf(resource, values);
  const change = untyped(db)
    .updateTable(resource.table)
    .set({ ...own, version: stored.version + 1 })
    .where('id', '=', stored.id)
    .returningAll();
  const row = await orTaken(change.executeTakeFirstOrThrow(), resource, caller);
  await writeLinked(resource, stored.id, linked, db);
  return { ...stored, ...row, ...linked } as StoredRow;
}

type Values = Record<string, unknown>;

/** Returns the values of the table's own columns and those of linked tables, by column. */
function partsOf({ fields }: ServedResource, values: Values): { own: Values; linked: Values } {
  const isLinked = ([column]: [string, unknown]) =>
    Object.values(fields).some((field) => field.linked && field.column === column);
  const entries = Object.entries(values);
  return {
    own: Object.fromEntries(entries.filter((entry) => !isLinked(entry))),
    linked: Object.fromEntries(entries.filter(isLinked)),
  };
}

/** Replaces the linked rows of a row by one with the new value, or by none for `null`. */
async function writeLinked({ fields }: ServedResource, id: string, values: Values, db: Db) {
  for (const { column, linked } of Object.values(fields)) {
    if (!linked || !Object.hasOwn(values, column!)) continue;
    const { table, key, column: target } = linked;
    await untyped(db).deleteFrom(table).where(key, '=', id).execute();
    const value = values[column!];
    if (value !== null)
      await untyped(db)
        .insertInto(table)
        .values({ [key]: id, [target]: value })
        .execute();
  }
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
