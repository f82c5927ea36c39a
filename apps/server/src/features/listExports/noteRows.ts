import { sql } from 'kysely';
import type { Backend } from '../../http/backend';
import { orderBy, type SortKey } from '../../resources/readSearch';
import type { ExportQuery } from './exportQuery';
import { EXPORT_LIMIT, forgetRows } from './exportRows';
import { giveWay } from './giveWay';

/** Rows that are noted at a time. */
const PIECE = 200;

/**
 * A piece that took longer, in milliseconds, came out of no index, and so would each of the others.
 */
const PATIENCE = 100;

type Store = Pick<Backend, 'db' | 'requests' | 'totals'>;

export interface NoteOptions {
  stop: AbortSignal;
  /** Milliseconds after which a piece tells that the others are slow too. @default 100 */
  patience?: number;
}

/**
 * Stores a snapshot of the rows of a job, in their order, so that none is written twice or left
 * out. Returns their number. One statement sees one moment, but blocks the embedded database. There
 * the snapshot is taken in short pieces, and in one statement after all when a row has changed
 * between two of them.
 */
export async function noteRows(
  jobId: string,
  query: ExportQuery,
  store: Store,
  { stop, patience = PATIENCE }: NoteOptions,
): Promise<number> {
  const noted = await noteInPieces(jobId, query, store, { stop, patience });
  if (noted !== undefined) return noted;
  await forgetRows(jobId, store);
  return store.db.transaction().execute(async (db) => {
    // Nobody waits for the answer, so the limit for requests does not apply.
    await sql`set local statement_timeout = 0`.execute(db);
    return (await noteAfter(undefined, EXPORT_LIMIT, jobId, query, { db }))?.place ?? 0;
  });
}

async function noteInPieces(
  jobId: string,
  query: ExportQuery,
  store: Store,
  { stop, patience }: Required<NoteOptions>,
) {
  const { moment } = store.totals;
  if (moment === undefined || !runsOneWay(query.keys)) return undefined;
  let last: NotedRow | undefined;
  for (let size = PIECE; ;) {
    const start = performance.now();
    const before = last?.place ?? 0;
    const limit = Math.min(size, EXPORT_LIMIT - before);
    const piece = await noteAfter(last, limit, jobId, query, store);
    if (store.totals.moment !== moment) return undefined;
    last = piece ?? last;
    const isWhole = !piece || piece.place - before < limit || piece.place === EXPORT_LIMIT;
    if (isWhole) return last?.place ?? 0;
    if (piece.took > patience) size = EXPORT_LIMIT;
    await giveWay(start, store);
    stop.throwIfAborted();
  }
}

/**
 * Only then does one comparison find the rows after a given one, so that an index scan can resume
 * there.
 */
const runsOneWay = (keys: readonly SortKey[]) =>
  keys.every(({ isOptional, descending }) => !isOptional && descending === keys[0]!.descending);

interface NotedRow {
  rowId: string;
  place: number;
  /** Duration of the statement, in milliseconds. */
  took: number;
}

/** Notes the next rows, and returns the last of them. */
async function noteAfter(
  last: NotedRow | undefined,
  limit: number,
  jobId: string,
  { table, where, keys }: ExportQuery,
  { db }: Pick<Backend, 'db'>,
) {
  const order = orderBy(keys);
  const id = sql.ref(`${table}.id`);
  const columns = sql.join(keys.map(({ column }) => sql.ref(column)));
  const follows = last
    ? sql`(${columns}) ${keys[0]!.descending ? sql`<` : sql`>`} (
        select ${columns} from ${sql.table(table)} where ${id} = ${last.rowId}
      )`
    : sql`true`;
  const noted = await sql<NotedRow>`
    with piece as (
      insert into export_rows (job_id, place, row_id)
      select ${jobId}, ${last?.place ?? 0} + row_number() over (order by ${order}), ${id}
      from ${sql.table(table)} where ${where} and ${follows}
      order by ${order} limit ${limit}
      returning place, row_id
    )
    select place, row_id,
      (extract(epoch from clock_timestamp() - statement_timestamp()) * 1000)::float8 as took
    from piece order by place desc limit 1
  `.execute(db);
  return noted.rows[0];
}
