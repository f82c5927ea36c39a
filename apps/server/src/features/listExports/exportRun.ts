import { newId } from '../../database/ids';
import type { Backend } from '../../http/backend';
import type { AlsoWritten, WriteArchive } from './archive';
import type { ExportFiles } from './exportFiles';
import { noteProgress, type TakenJob } from './exportJobs';
import { exportSource } from './exportSource';
import { exportQuery } from './exportQuery';
import { giveWay } from './giveWay';
import { forgetRows, readIds, readPages } from './exportRows';
import { writeCsv } from './files/csvFile';
import { writeXlsx } from './files/xlsxFile';
import { noteRows } from './noteRows';
import type { ServedResource } from '../../resources/servedResource';

type Store = Omit<Backend, 'exports'>;

/** The dependencies of one run. */
export interface ExportRun {
  resource: ServedResource<{ id: string }>;
  files: ExportFiles;
  writeArchive: WriteArchive;
  /** Ends the run. */
  stop: AbortSignal;
}

/** Rows after which a job reports its progress. */
const STEP = 1_000;

/** Thrown inside a run whose job is not wanted any more. */
class Unwanted extends Error {}

/**
 * Writes the file of a job, page by page, and then its line in the operate log. A job that is
 * cancelled leaves nothing behind.
 */
export async function runExport(
  job: TakenJob,
  { resource, files, writeArchive, stop }: ExportRun,
  backend: Store,
) {
  const { id, request, caller, format, name } = job;
  const source = exportSource(resource);
  let [done, told] = [0, 0];
  const tell = async (progress: { done: number } | { total: number }) => {
    if (!(await noteProgress(id, progress, backend))) throw new Unwanted();
  };

  /** Counts what has been written, and stops where nobody wants more. */
  async function* watched<Page>(pages: AsyncIterable<Page>, countOf: (page: Page) => number) {
    let start = performance.now();
    for await (const page of pages) {
      yield page;
      done += countOf(page);
      if (done - told >= (format === 'zip' ? 1 : STEP)) await tell({ done: (told = done) });
      await giveWay(start, backend);
      stop.throwIfAborted();
      start = performance.now();
    }
  }
  const noted = (total: number) => ({ id, total, request });
  const cells = (total: number) =>
    watched(readPages(noted(total), source, caller, backend), (rows) => rows.length);
  const write = async (path: string, total: number): Promise<AlsoWritten | void> => {
    if (format === 'csv') return writeCsv(path, request.columns, cells(total));
    if (format === 'xlsx') return writeXlsx(path, request.columns, cells(total), name);
    const { language = 'zh' } = request;
    const rows = watched(oneByOne(readIds(noted(total), source, caller, backend)), () => 1);
    return writeArchive({ path, caller, language, rows, stop }, backend);
  };
  try {
    const query = exportQuery(source, request, caller);
    const note = async () => noteRows(id, query, backend, { stop });
    const total = await backend.turns.run(caller.userId, query.cost, note);
    await tell({ total });
    const { size, made } = await files.write(id, format, (path) => write(path, total));
    if (!(await finish(job, { done, size, also: made }, resource, backend))) throw new Unwanted();
  } catch (error) {
    await files.remove(id);
    if (!(error instanceof Unwanted)) throw error;
  } finally {
    await forgetRows(id, backend);
  }
}

async function* oneByOne(pages: AsyncIterable<readonly string[]>) {
  for await (const ids of pages) yield* ids;
}

/** The operate log is written in the transaction that makes the file available. */
async function finish(
  { id, request, caller, format }: TakenJob,
  { done, size, also }: { done: number; size: number; also: AlsoWritten | void },
  { objectType }: ExportRun['resource'],
  { db, now }: Store,
) {
  return db.transaction().execute(async (trx) => {
    const finished = await trx
      .updateTable('exportJobs')
      .set({ done, size, total: done, status: 'done', touchedAt: now() })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .returning('id')
      .executeTakeFirst();
    if (!finished) return false;
    await also?.(trx);
    const { searchParam, searchParamS, orderParam, ids, columns, language } = request;
    const told = {
      format,
      language,
      rows: done,
      columns: columns.map(({ field }) => field),
      searchParam,
      searchParamS,
      orderParam,
      selected: ids?.length,
    };
    await trx
      .insertInto('operateLogs')
      .values({
        id: newId(now()),
        companyId: caller.companyId,
        module: 'exports',
        action: 'exported',
        objectType,
        objectId: id,
        version: 1,
        before: null,
        after: JSON.stringify(told),
        userId: caller.userId,
        userName: caller.realname,
        userType: caller.userType,
        ip: caller.address,
        createTime: now(),
      })
      .execute();
    return true;
  });
}
