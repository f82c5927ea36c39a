import { newId } from '../../database/ids';
import type { Backend } from '../../http/backend';
import type { ExportFiles } from './exportFiles';
import { noteProgress, type TakenJob } from './exportJobs';
import { exportSource } from './exportSource';
import { exportQuery } from './exportQuery';
import { giveWay } from './giveWay';
import { forgetRows, readPages } from './exportRows';
import type { CellPages } from './files/csvFile';
import { writeCsv } from './files/csvFile';
import { writeXlsx } from './files/xlsxFile';
import { noteRows } from './noteRows';
import type { ServedResource } from '../../resources/servedResource';

type Store = Omit<Backend, 'exports'>;

/** The dependencies of one run. */
export interface ExportRun {
  resource: ServedResource<{ id: string }>;
  files: ExportFiles;
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
  { resource, files, stop }: ExportRun,
  backend: Store,
) {
  const { id, request, caller, format, name } = job;
  const source = exportSource(resource);
  let [done, told] = [0, 0];
  const tell = async (progress: { done: number } | { total: number }) => {
    if (!(await noteProgress(id, progress, backend))) throw new Unwanted();
  };

  async function* pages(total: number): CellPages {
    let start = performance.now();
    for await (const rows of readPages({ id, total, request }, source, caller, backend)) {
      yield rows;
      done += rows.length;
      if (done - told >= STEP) await tell({ done: (told = done) });
      await giveWay(start, backend);
      stop.throwIfAborted();
      start = performance.now();
    }
  }
  try {
    const query = exportQuery(source, request, caller);
    const note = async () => noteRows(id, query, backend, stop);
    const total = await backend.turns.run(caller.userId, query.cost, note);
    await tell({ total });
    const size = await files.write(id, format, (path) =>
      format === 'csv'
        ? writeCsv(path, request.columns, pages(total))
        : writeXlsx(path, request.columns, pages(total), name),
    );
    if (!(await finish(job, { done, size }, resource, backend))) throw new Unwanted();
  } catch (error) {
    await files.remove(id);
    if (!(error instanceof Unwanted)) throw error;
  } finally {
    await forgetRows(id, backend);
  }
}

/** The operate log is written in the transaction that makes the file available. */
async function finish(
  { id, request, caller, format }: TakenJob,
  outcome: { done: number; size: number },
  { objectType }: ExportRun['resource'],
  { db, now }: Store,
) {
  return db.transaction().execute(async (trx) => {
    const finished = await trx
      .updateTable('exportJobs')
      .set({ ...outcome, total: outcome.done, status: 'done', touchedAt: now() })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .returning('id')
      .executeTakeFirst();
    if (!finished) return false;
    const { searchParam, searchParamS, orderParam, ids, columns } = request;
    const told = {
      format,
      rows: outcome.done,
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
