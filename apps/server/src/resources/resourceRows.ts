import { beijing } from '@mingjian/api';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { notFound } from '../failure';
import type { Backend } from '../http/backend';
import type { Caller } from '../http/caller';
import { linkedValues } from './links';
import { demandRight, holdsRight } from './scope';
import type { ServedField, ServedResource } from './servedResource';

/** Returns one row as it travels. Throws 404 when it is missing, deleted or out of scope. */
export async function readRow<Row>(
  resource: ServedResource<Row>,
  id: string,
  caller: Caller,
  backend: Pick<Backend, 'db'>,
): Promise<Row> {
  demandRight(caller, resource.may.read);
  const [row] = await selectRows(
    resource,
    sql<SqlBool>`${visible(resource, caller)} and ${sql.ref(`${resource.table}.id`)} = ${id}`,
    caller,
    backend,
  );
  if (!row) throw notFound();
  return row;
}

/**
 * Returns the rows that match `where` as they travel: masked, in Beijing time, with joined and
 * computed fields, and `null` for restricted fields that the caller may not see.
 */
export async function selectRows<Row>(
  resource: ServedResource<Row>,
  where: Expression<SqlBool>,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<Row[]> {
  const { table, fields, isVersioned } = resource;
  const seesRestricted = holdsRight(caller, resource.may.seeRestricted);
  const selected = [
    ...Object.entries(fields).map(([name, field]) =>
      field.isRestricted && !seesRestricted
        ? sql`null as ${sql.ref(name)}`
        : sql`${valueOf(table, field, caller)} as ${sql.ref(name)}`,
    ),
    ...(isVersioned ? ['id', 'version'] : ['id']).map((name) => sql.ref(`${table}.${name}`)),
  ];
  const found = await sql<
    Record<string, unknown>
  >`select ${sql.join(selected)} from ${sql.table(table)} where ${where}`.execute(db);
  return found.rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, shownValue(value, fields[name])]),
      ) as Row,
  );
}

/** Returns the condition under which a row exists for a caller. */
export function visible(
  { table, scope, isVersioned }: ServedResource,
  caller: Caller,
): Expression<SqlBool> {
  const alive = isVersioned ? sql` and ${sql.ref(`${table}.deletedAt`)} is null` : sql``;
  return sql<SqlBool>`${scope.where(caller)}${alive}`;
}

/** Returns a stored value as people may see it: masked, times in Beijing. */
export function shownValue(value: unknown, field: ServedField | undefined): unknown {
  if (value instanceof Date) return beijing(value);
  return field?.mask && typeof value === 'string' ? field.mask(value) : value;
}

function valueOf(
  table: string,
  { column, joined, links, compute }: ServedField,
  caller: Caller,
): RawBuilder<unknown> {
  if (compute) return compute(caller);
  if (links?.isInternal && caller.companyId !== null) return sql`null`;
  if (links) return linkedValues(table, links);
  const own = sql.ref(`${table}.${column!}`);
  if (!joined) return own;
  const original = sql.ref(`joined.${joined.column}`);
  const shown =
    joined.english && caller.language === 'en'
      ? sql`coalesce(nullif(${sql.ref(`joined.${joined.english}`)}, ''), ${original})`
      : original;
  return sql`(select ${shown} from ${sql.table(joined.table)} joined where joined.id = ${own})`;
}
