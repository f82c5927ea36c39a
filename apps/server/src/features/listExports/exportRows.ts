import { sql } from 'kysely';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { JobRequest } from './exportJobs';
import type { ExportSource } from './exportSource';
import type { ExportQuery } from './exportQuery';
import { cellValue } from './files/cellValue';
import type { CellPages } from './files/csvFile';

/** Most rows of one file: the capacity of an Excel sheet below its header. */
export const EXPORT_LIMIT = 1_048_575;

/** Rows that are read and written at a time: few enough not to delay requests for lists. */
const PAGE = 40;

/** Noted rows that are forgotten at a time. */
const FORGOTTEN = 200;

type Db = Pick<Backend, 'db'>;

/** Returns how many rows an export would have. */
export async function countRows({ table, where }: ExportQuery, { db }: Db): Promise<number> {
  const counted = await sql<{
    count: number;
  }>`select count(*) as count from ${sql.table(table)} where ${where}`.execute(db);
  return counted.rows[0]!.count;
}

/**
 * Reads the noted rows page by page as cells. A row that the caller may no longer see is left out.
 */
export async function* readPages(
  job: { id: string; total: number; request: JobRequest },
  source: ExportSource,
  caller: Caller,
  backend: Omit<Backend, 'exports'>,
): CellPages {
  const { request } = job;
  for await (const ids of readIds(job, source, caller, backend)) {
    const loaded = ids.length > 0 ? await source.list.load(ids, caller, backend) : [];
    const rows = new Map(
      loaded.map((row) => [row.id, row as Record<string, unknown> & { id: string }]),
    );
    yield ids.flatMap((rowId) => {
      const row = rows.get(rowId);
      return row ? [request.columns.map((column) => cellValue(row[column.field], column))] : [];
    });
  }
}

/** Reads the ids of the noted rows page by page, but those that the caller may not see any more. */
export async function* readIds(
  { id, total }: { id: string; total: number },
  { list: { table, scope } }: ExportSource,
  caller: Caller,
  { db }: Db,
): AsyncGenerator<string[]> {
  for (let place = 0; place < total; place += PAGE) {
    const found = await sql<{ id: string }>`
      select ${sql.ref(`${table}.id`)} from export_rows
      join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = export_rows.row_id
      where export_rows.job_id = ${id}
        and export_rows.place > ${place} and export_rows.place <= ${place + PAGE}
        and ${scope(caller)}
      order by export_rows.place
    `.execute(db);
    yield found.rows.map((row) => row.id);
  }
}

/**
 * Forgets which rows a job was to write. Each statement deletes a range of places: what PostgreSQL
 * last counted in this table says nothing of the rows that are there now, and a join that it
 * chooses by that count can read them once for each.
 */
export async function forgetRows(jobId: string, { db }: Db) {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('exportRows')
      .where('jobId', '=', jobId)
      .where('place', '<', (from) =>
        from
          .selectFrom('exportRows')
          .select(({ fn, eb }) => eb(fn.min('place'), '+', FORGOTTEN).as('end'))
          .where('jobId', '=', jobId),
      )
      .executeTakeFirstOrThrow();
    if (numDeletedRows < FORGOTTEN) return;
  }
}
