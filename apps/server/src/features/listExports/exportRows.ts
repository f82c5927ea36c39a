import type { ExportRequest } from '@mingjian/api';
import { sql } from 'kysely';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { readFilter, readOrder } from '../../resources/readSearch';
import type { ExportList } from './exportLists';
import { cellValue } from './files/cellValue';
import type { CellPages } from './files/csvFile';

/** Rows that are read and written at a time. */
export const EXPORT_PAGE = 1_000;

/** Most rows of one file: what a sheet of Excel holds below its head. */
export const EXPORT_LIMIT = 1_048_575;

type Db = Pick<Backend, 'db'>;

function matching({ list }: ExportList, request: ExportRequest, caller: Caller) {
  const { ids } = request;
  const chosen = ids ? sql`${sql.ref(`${list.table}.id`)} = any(${[...ids]}::text[])` : sql`true`;
  return sql`${list.scope(caller)} and ${readFilter(listRequestOf(request), list.fields)} and ${chosen}`;
}

const listRequestOf = ({ searchParam, searchParamS, orderParam }: ExportRequest) => ({
  searchParam,
  searchParamS,
  orderParam,
  pageNum: 1,
  pageSize: 1,
});

/** Returns how many rows an export would have. Throws 400 on filters and orders that the list refuses. */
export async function countRows(source: ExportList, request: ExportRequest, caller: Caller, { db }: Db): Promise<number> {
  const { table, sorts, defaultOrder } = source.list;
  readOrder(listRequestOf(request), sorts, defaultOrder, `${table}.id`);
  const counted = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${matching(source, request, caller)}
  `.execute(db);
  return counted.rows[0]!.count;
}

/** Notes which rows a job is to write, in their order, so that none is written twice or left out however long it takes. Returns how many. */
export async function noteRows(jobId: string, source: ExportList, request: ExportRequest, caller: Caller, { db }: Db): Promise<number> {
  const { table, sorts, defaultOrder } = source.list;
  const order = readOrder(listRequestOf(request), sorts, defaultOrder, `${table}.id`);
  const noted = await sql`
    insert into export_rows (job_id, place, row_id)
    select ${jobId}, row_number() over (order by ${order}), ${sql.ref(`${table}.id`)}
    from ${sql.table(table)} where ${matching(source, request, caller)}
    order by 2 limit ${EXPORT_LIMIT}
  `.execute(db);
  return Number(noted.numAffectedRows ?? 0n);
}

/** Reads the noted rows page by page as cells. A row that the caller may no longer see is left out. */
export async function* readPages(jobId: string, source: ExportList, request: ExportRequest, caller: Caller, backend: Backend): CellPages {
  const { table, scope, load } = source.list;
  for (let place = 0; ; place += EXPORT_PAGE) {
    const noted = await backend.db
      .selectFrom('exportRows')
      .select('place')
      .where('jobId', '=', jobId)
      .where('place', '>', place)
      .limit(1)
      .executeTakeFirst();
    if (!noted) return;
    const found = await sql<{ id: string }>`
      select ${sql.ref(`${table}.id`)} from export_rows join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = export_rows.row_id
      where export_rows.job_id = ${jobId} and export_rows.place > ${place} and export_rows.place <= ${place + EXPORT_PAGE}
        and ${scope(caller)}
      order by export_rows.place
    `.execute(backend.db);
    const ids = found.rows.map(({ id }) => id);
    const loaded = ids.length > 0 ? await load(ids, caller, backend) : [];
    const rows = new Map(loaded.map((row) => [row.id, row as Record<string, unknown> & { id: string }]));
    yield ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [request.columns.map((column) => cellValue(row[column.prop], column))] : [];
    });
  }
}

/** Forgets which rows a job was to write. */
export async function forgetRows(jobId: string, { db }: Db) {
  await db.deleteFrom('exportRows').where('jobId', '=', jobId).execute();
}
