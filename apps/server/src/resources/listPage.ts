import { READ_ONLY, type ListPage, type ListRequest } from '@mingjian/api';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Backend } from '../http/backend';
import type { Caller } from '../http/caller';
import { orderBy, readFilter, readSortKeys, type SortFields } from './readSearch';
import type { SearchFields } from './searchFields';

/**
 * Below this many matches a materialised CTE is used; otherwise PostgreSQL scans the sort index and
 * filters as it goes.
 */
const FEW = 1_000;

/** A list: its table, fields and scope. */
export interface ListDefinition<Row> {
  /** The table whose rows are listed. Its key is `id`. */
  table: string;
  fields: SearchFields;
  sorts: SortFields;
  /** Order of a request without one, such as `order_time desc`. */
  defaultOrder: string;
  /** Rows that the caller may see. */
  scope(caller: Caller): Expression<SqlBool>;
  /** Reads the rows of these ids, in any order, with the columns that the caller may see. */
  load(ids: readonly string[], caller: Caller, backend: Pick<Backend, 'db'>): Promise<Row[]>;
}

/** Returns one page of a list with the exact total. Its reader may do nothing but read. */
export async function listPage<Row extends { id: string }>(
  definition: ListDefinition<Row>,
  request: ListRequest,
  caller: Caller,
  backend: Backend,
): Promise<ListPage<Row>> {
  const { table, fields, sorts, defaultOrder, scope, load } = definition;
  const { db, totals, turns } = backend;
  const filter = readFilter(request, fields, caller);
  const where = sql`where ${scope(caller)} and ${filter.where}`;
  const order = orderBy(readSortKeys(request, sorts, defaultOrder, `${table}.id`));
  const skipped = (request.pageNum - 1) * request.pageSize;

  const counting = sql<{
    count: number;
  }>`select count(*) as count from ${sql.table(table)} ${where}`.compile(db);
  const countRows = async () => {
    const counted = await turns.run(caller.userId, filter.cost, () => db.executeQuery(counting));
    return counted.rows[0]!.count;
  };
  const [total, config] = await Promise.all([
    // The query says whose rows it counts: nothing else can be shared by mistake.
    totals.of(JSON.stringify([counting.sql, counting.parameters]), countRows),
    savedLayout(request.pageCode, caller, backend),
  ]);
  if (skipped >= total) return { content: [], total, config, can: READ_ONLY };

  const from =
    total > FEW ? sql`${sql.table(table)} ${where}` : sql`matches as ${sql.table(table)}`;
  const found =
    total > FEW
      ? sql``
      : sql`with matches as materialized (select * from ${sql.table(table)} ${where})`;
  const query = sql<{ id: string }>`
    ${found} select id from ${from} order by ${order} limit ${request.pageSize} offset ${skipped}
  `;
  const page = await turns.run(caller.userId, filter.cost, () => query.execute(db));
  const ids = page.rows.map((row) => row.id);
  const rows = await loadAll(ids, load, caller, backend);
  return { content: ids.flatMap((id) => rows.get(id) ?? []), total, config, can: READ_ONLY };
}

/** Rows that are loaded at a time: other requests come in between. */
const SLICE = 500;
/** Loaded rows that cost the database as much as one text of a search. */
const ROWS_PER_COST = 10;

async function loadAll<Row extends { id: string }>(
  ids: readonly string[],
  load: ListDefinition<Row>['load'],
  caller: Caller,
  backend: Backend,
) {
  const rows = new Map<string, Row>();
  for (let from = 0; from < ids.length; from += SLICE) {
    const slice = ids.slice(from, from + SLICE);
    const cost = slice.length / ROWS_PER_COST;
    const loaded = await backend.turns.run(caller.userId, cost, async () =>
      load(slice, caller, backend),
    );
    for (const row of loaded) rows.set(row.id, row);
  }
  return rows;
}

async function savedLayout(pageCode: string | undefined, { userId }: Caller, { db }: Backend) {
  if (!pageCode) return null;
  const saved = await db
    .selectFrom('userConfigs')
    .select('value')
    .where('userId', '=', userId)
    .where('code', '=', pageCode)
    .executeTakeFirst();
  return saved?.value ?? null;
}
