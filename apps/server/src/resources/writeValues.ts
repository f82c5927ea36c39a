import { dayIn, fromBeijing, problemIn } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../database/connect';
import { inputFailure, type FieldProblem } from '../failure';
import type { Backend } from '../http/backend';
import type { Caller } from '../http/caller';
import type { Links, Reference, ServedField, ServedResource, StoredRow } from './servedResource';
import { canonicalList, valuesIn } from './links';
import { htmlDepth } from './htmlDepth';
import { MOST_DEPTH, sanitiseHtml } from './sanitiseHtml';
import { holdsRight } from './scope';
import { say, sayRule } from '../texts';

/** An input's fields, unknown ones already refused. */
export type Draft = Readonly<Record<string, unknown>>;

/** Returns the fields that a caller may write, of a new row or of a stored one. */
export function writableFields({ fields }: ServedResource, caller: Caller, isNew: boolean) {
  return Object.entries(fields).flatMap(([name, { writers, isCreateOnly }]) =>
    writers && holdsRight(caller, writers) && (isNew || !isCreateOnly) ? [name] : [],
  );
}

/**
 * Returns the values of a draft to store, by column; with a stored row, only those that differ from
 * what its reader sees of it. Throws 400 with every problem at once.
 */
export async function valuesOf(
  { fields }: ServedResource,
  draft: Draft,
  caller: Caller,
  backend: Pick<Backend, 'db' | 'pictureOrigins'>,
  stored?: StoredRow,
): Promise<Record<string, unknown>> {
  const { db } = backend;
  const values: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const [name, given] of Object.entries(draft)) {
    const field = fields[name];
    if (!field || field.column === null || given === undefined) continue;
    const before = stored?.[field.column];
    const written = storable(given, field);
    const value =
      field.isHtml && typeof written === 'string'
        ? await sanitiseHtml(written, caller, backend)
        : written;
    if (stored && isKnownSame(value, before, field)) continue;
    const problem =
      (value === undefined ? problemOfHtml(String(written)) : problemOf(value, field)) ??
      (isList(field)
        ? await problemOfReference(valuesIn(value), field.links.of, caller, db)
        : value !== null && (await problemOfReference([value], field.reference, caller, db)));
    if (problem) problems.push([name, problem]);
    else values[field.column] = value;
  }
  if (problems.length > 0) throw inputFailure(problems, caller.language);
  return values;
}

/**
 * Returns a draft with its rich texts sanitised, which takes a while and is not repeated when its
 * values are read. Throws 400 for those that cannot be.
 */
export async function sanitisedDraft(
  { fields }: ServedResource,
  draft: Draft,
  caller: Caller,
  backend: Pick<Backend, 'pictureOrigins'>,
): Promise<Draft> {
  const texts = Object.entries(draft).filter(
    (entry): entry is [string, string] =>
      fields[entry[0]]?.isHtml === true && typeof entry[1] === 'string',
  );
  const clean: Record<string, string> = {};
  for (const [name, html] of texts) {
    const sanitised = await sanitiseHtml(html, caller, backend);
    if (sanitised === undefined) throw inputFailure([[name, problemOfHtml(html)]], caller.language);
    clean[name] = sanitised;
  }
  return { ...draft, ...clean };
}

/** Returns the defaults of a new row, by column. */
export function defaultsOf({ fields }: ServedResource): Record<string, unknown> {
  return Object.fromEntries(
    Object.values(fields).flatMap(({ column, default: value }) =>
      column !== null && value !== undefined ? [[column, value]] : [],
    ),
  );
}

/** Whether two stored values are the same. */
export function isSame(one: unknown, other: unknown) {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  return one === other;
}

/**
 * Whether a written value leaves what its writer sees of the stored one. A masked value is compared
 * by its mask alone: otherwise a guess could be told from the stored value.
 */
function isKnownSame(written: unknown, stored: unknown, { mask }: ServedField) {
  return isSame(written, mask && typeof stored === 'string' ? mask(stored) : stored);
}

/** Whether a field is a list whose values are rows of another table. */
const isList = (field: ServedField): field is ServedField & { links: Links } =>
  field.links !== undefined && !field.links.isSingle;

const BAD = Symbol('not storable');

/** Returns a value as its column holds it. */
function storable(given: unknown, field: ServedField): unknown {
  const { kind, isOptional } = field;
  if (isList(field) && typeof given === 'string') return canonicalList(given);
  if (given === null || (given === '' && (isOptional || kind === 'time' || kind === 'day')))
    return null;
  if (kind !== 'time' && kind !== 'day') return given;
  const read = kind === 'time' ? fromBeijing : dayIn;
  return (typeof given === 'string' ? read(given) : undefined) ?? BAD;
}

/** Returns why a rich text could not be sanitised. */
const problemOfHtml = (html: string) =>
  say((t) => (htmlDepth(html) > MOST_DEPTH ? t.htmlTooDeep(MOST_DEPTH) : t.htmlTooComplex));

function problemOf(
  value: unknown,
  { kind, isOptional, textRules }: ServedField,
): FieldProblem[1] | undefined {
  if (value === null) return isOptional ? undefined : say((t) => t.required);
  if (value === BAD) return say((t) => (kind === 'day' ? t.expected.day : t.expected.time));
  if (typeof value !== 'string') return undefined;
  const broken = textRules.find((rule) => !rule.accepts(value));
  return broken && sayRule({ problem: problemIn(broken, value) });
}

/** Locks the referenced rows, so that none can be deleted before the transaction ends. */
async function problemOfReference(
  values: readonly unknown[],
  reference: Reference | undefined,
  caller: Caller,
  db: Db,
) {
  if (!reference || values.length === 0) return undefined;
  const { table, key = 'id', within } = reference;
  const found = await sql`
    select 1 from ${sql.table(table)}
    where ${sql.ref(`${table}.${key}`)} = any(${values}::text[]) and ${within(caller)}
    for share
  `.execute(db);
  return found.rows.length === values.length ? undefined : say((t) => t.notExisting);
}
