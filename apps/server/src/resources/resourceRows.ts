import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { beijing } from '../database/times';
import { notFound } from '../failure';
import type { Backend } from '../http/backend';
import type { Caller } from '../http/caller';
import type { Resource, ResourceColumn } from './resource';
import { demandRole } from './scope';

/** Returns one row as it travels. Throws 404 when it is missing, deleted or not the caller's. */
export async function readRow<Row>(
  resource: Resource<Row>,
  id: string,
  caller: Caller,
  backend: Backend,
): Promise<Row> {
  demandRole(caller, resource.roles.read);
  const [row] = await selectRows(
    resource,
    sql<SqlBool>`${visible(resource, caller)} and id = ${id}`,
    caller,
    backend,
  );
  if (!row) throw notFound();
  return row;
}

/**
 * Returns the rows that `where` holds for as they travel: masked, in Beijing time, with names and
 * computed fields.
 */
export async function selectRows<Row>(
  resource: Resource<Row>,
  where: Expression<SqlBool>,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<Row[]> {
  const { table, columns, computed, shownTo } = resource;
  const fields = [
    ...Object.entries(columns).map(
      ([field, column]) => sql`${shown(table, column)} as ${sql.ref(field)}`,
    ),
    ...Object.entries(computed).map(([field, of]) => sql`${of(caller)} as ${sql.ref(field)}`),
    ...['id', 'version'].map((field) => sql.ref(`${table}.${field}`)),
    sql`${sql.ref(`${table}.createdAt`)} as create_time, ${sql.ref(`${table}.updatedAt`)} as update_time`,
  ];
  const found = await sql<
    Record<string, unknown>
  >`select ${sql.join(fields)} from ${sql.table(table)} where ${where}`.execute(db);
  const rows = found.rows.map((row) => travelling(row, columns) as Row);
  return shownTo ? rows.map((row) => shownTo(row, caller)) : rows;
}

/** Returns the condition under which a row is there for a caller. */
export function visible<Row>({ table, scope }: Resource<Row>, caller: Caller): Expression<SqlBool> {
  return sql<SqlBool>`${scope.where(caller)} and ${sql.ref(`${table}.deletedAt`)} is null`;
}

/** Returns a stored value as people may see it: numbers of people masked, times in Beijing. */
export function shownValue(value: unknown, column: ResourceColumn | undefined): unknown {
  if (value instanceof Date) return beijing(value);
  return column?.mask && typeof value === 'string' ? column.mask(value) : value;
}

function shown(table: string, { column, name }: ResourceColumn): RawBuilder<unknown> {
  const own = sql.ref(`${table}.${column}`);
  if (!name) return own;
  return sql`(select named.${sql.ref(name.column)} from ${sql.table(name.table)} named where named.id = ${own})`;
}

function travelling(row: Readonly<Record<string, unknown>>, columns: Resource<unknown>['columns']) {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, shownValue(value, columns[field])]),
  );
}
