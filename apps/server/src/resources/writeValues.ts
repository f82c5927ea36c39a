import { sql } from 'kysely';
import type { Db } from '../database/connect';
import { dayIn, fromBeijing } from '../database/times';
import { inputFailure, type FieldProblem } from '../failure';
import type { Caller } from '../http/caller';
import type { Texts } from '../texts';
import type { Reference, Resource, ResourceColumn, StoredRow } from './resource';
import { holdsRole } from './scope';

/** An input's fields, unknown ones already refused. */
export type Draft = Readonly<Record<string, unknown>>;

/** Returns the fields that a caller may write to a new row or to one that exists. */
export function writableFields<Row>({ columns }: Resource<Row>, caller: Caller, isNew: boolean) {
  return Object.entries(columns).flatMap(([field, { writers, fixed }]) =>
    writers && holdsRole(caller, writers) && (isNew || !fixed) ? [field] : [],
  );
}

/**
 * Returns what of a draft is to be stored, by column; with a row that is stored already, only what
 * differs from it. Throws 400 with every problem at once.
 */
export async function valuesOf<Row>(
  { columns }: Resource<Row>,
  draft: Draft,
  caller: Caller,
  db: Db,
  stored?: StoredRow,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const [field, given] of Object.entries(draft)) {
    const column = columns[field];
    if (!column || given === undefined) continue;
    const before = stored?.[column.column];
    if (column.mask && typeof before === 'string' && given === column.mask(before)) continue;
    const value = storable(given, column);
    if (stored && isSame(value, before)) continue;
    const problem =
      problemOf(value, column) ?? (await problemOfReference(value, column.refersTo, caller, db));
    if (problem) problems.push([field, problem]);
    else values[column.column] = value;
  }
  if (problems.length > 0) throw inputFailure(problems, caller.language);
  return values;
}

/** Whether two stored values are the same. */
export function isSame(one: unknown, other: unknown) {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  return one === other;
}

const BAD = Symbol('not storable');

/** Returns a value as its column holds it. */
function storable(given: unknown, { kind, optional }: ResourceColumn): unknown {
  if (given === null || (given === '' && (optional || kind === 'time' || kind === 'day')))
    return null;
  if (kind !== 'time' && kind !== 'day') return given;
  const read = kind === 'time' ? fromBeijing : dayIn;
  return (typeof given === 'string' ? read(given) : undefined) ?? BAD;
}

function problemOf(
  value: unknown,
  { optional, mask, accepts }: ResourceColumn,
): FieldProblem[1] | undefined {
  if (value === null) return optional ? undefined : (t) => t.required;
  if (value === BAD) return (t) => t.wrongType;
  if (typeof value !== 'string') return undefined;
  if (mask && value.includes('*')) return (t) => t.masked;
  return accepts && !accepts(value) ? (t) => t.wrongType : undefined;
}

/** The row that is named is kept from being deleted until the transaction ends. */
async function problemOfReference(
  value: unknown,
  reference: Reference | undefined,
  caller: Caller,
  db: Db,
) {
  if (!reference || value === null) return undefined;
  const { table, key = 'id', within } = reference;
  const found = await sql`
    select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${key}`)} = ${value} and ${within(caller)} for share
  `.execute(db);
  return found.rows.length > 0 ? undefined : (t: Texts) => t.notExisting;
}
