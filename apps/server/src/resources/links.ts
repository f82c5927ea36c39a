import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connect';
import { isWordList } from './acceptedTexts';
import type { Links, ServedResource } from './servedResource';

/**
 * Returns the SQL of the linked values as canonical JSON text, sorted and without blanks; of the
 * value itself where there is one at most.
 */
export function linkedValues(
  ownTable: string,
  { table, owner, value, isSingle }: Links,
): RawBuilder<string> {
  const linked = sql`${sql.ref(`linked.${value}`)}`;
  if (isSingle)
    return sql<string>`(
      select ${linked} from ${sql.table(table)} linked
      where ${sql.ref(`linked.${owner}`)} = ${sql.ref(`${ownTable}.id`)} order by ${linked} limit 1
    )`;
  return sql<string>`(
    select '[' || coalesce(
      string_agg(to_json(${linked})::text, ',' order by ${linked} collate "C"), ''
    ) || ']'
    from ${sql.table(table)} linked
    where ${sql.ref(`linked.${owner}`)} = ${sql.ref(`${ownTable}.id`)}
  )`;
}

/** Returns a JSON text list in the form that `linkedValues` has; other texts as they are. */
export const canonicalList = (text: string) =>
  isWordList(text) ? JSON.stringify([...new Set(valuesIn(text))].toSorted()) : text;

/** Returns the values of a stored list. */
export const valuesIn = (text: unknown): string[] =>
  typeof text === 'string' ? (JSON.parse(text) as string[]) : [];

/** Returns the fields of a resource whose values are rows of another table. */
export const linkedFields = ({ fields }: ServedResource) =>
  Object.entries(fields).flatMap(([name, { links }]) => (links ? [[name, links] as const] : []));

/** Parts the values of a row's own columns from those in other tables. */
export function partedValues(resource: ServedResource, values: Readonly<Record<string, unknown>>) {
  const names = new Set(linkedFields(resource).map(([name]) => name));
  const part = (isList: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name) === isList));
  return { own: part(false), lists: part(true) };
}

/** Stores the lists of a row: adds missing values, and removes those that are no longer in them. */
export async function storeLists(
  resource: ServedResource,
  id: string,
  lists: Readonly<Record<string, unknown>>,
  db: Db,
) {
  for (const [name, { table, owner, value, isSingle }] of linkedFields(resource)) {
    const given = lists[name];
    if (given === undefined) continue;
    const wanted = isSingle ? [given].filter((one) => one !== null) : valuesIn(given);
    const [into, ownerRef, valueRef] = [sql.table(table), sql.ref(owner), sql.ref(value)];
    await sql`
      delete from ${into} where ${ownerRef} = ${id} and ${valueRef} <> all(${wanted}::text[])
    `.execute(db);
    await sql`
      insert into ${into} (${ownerRef}, ${valueRef}) select ${id}, unnest(${wanted}::text[])
      on conflict do nothing
    `.execute(db);
  }
}
