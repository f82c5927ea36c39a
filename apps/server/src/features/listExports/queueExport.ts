import { beijing, type ExportEnding, type ExportJob } from '@mingjian/api';
import { newId } from '../../database/ids';
import { notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { countOpen, KEPT, type JobRequest } from './exportJobs';
import { exportQuery, type ExportQuery } from './exportQuery';
import { countRows } from './exportRows';
import type { ExportSource } from './exportSource';
import { safeName } from './safeName';
import type { ExportJobTable } from './tables';
import { exportTexts } from './texts';

/** Exports of one person that wait or run. */
const OPEN_LIMIT = 3;

/** An export that is to be queued. */
export interface NewExport {
  /** Name of the list. */
  resource: string;
  source: ExportSource;
  request: Omit<JobRequest, 'resource'>;
  format: ExportEnding;
  /** Of the file, without its time and ending. */
  name: string;
  /** Most rows. */
  limit: number;
  /** Throws where rows that are few enough cannot be exported. @default none is refused */
  check?: (query: ExportQuery) => Promise<void>;
}

/** Queues an export of a list that the caller may read. */
export async function queueExport(
  { resource, source, request, format, name, limit, check }: NewExport,
  caller: Caller,
  backend: Backend,
): Promise<ExportJob> {
  if ((await countOpen(caller.userId, backend)) >= OPEN_LIMIT)
    throw refusal(429, exportTexts, (t) => t.tooManyExports(OPEN_LIMIT));
  const query = exportQuery(source, request, caller);
  const total = await backend.turns.runNow(caller.userId, query.cost, async () => {
    const count = await countRows(query, backend);
    if (count > limit) throw refusal(400, exportTexts, (t) => t.exportTooLarge(limit));
    await check?.(query);
    return count;
  });
  const now = backend.now();
  const id = newId(now);
  await backend.db
    .insertInto('exportJobs')
    .values({
      id,
      userId: caller.userId,
      resource,
      format,
      total,
      status: 'waiting',
      createdAt: now,
      touchedAt: now,
      name: fileName(name, now),
      maker: backend.exports.workerId,
      request: JSON.stringify({ ...request, resource }),
      caller: JSON.stringify(caller),
      size: null,
      fault: null,
    })
    .execute();
  return jobOf(id, caller, backend);
}

/** Returns a caller's own exports, the newest first. */
export async function jobsOf(caller: Caller, backend: Backend): Promise<ExportJob[]> {
  const jobs = await selectJobs(caller, backend)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return jobs.map((job) => travelling(job, caller));
}

function selectJobs({ userId }: Caller, { db, now }: Backend) {
  return db
    .selectFrom('exportJobs')
    .select([
      'id',
      'resource',
      'name',
      'format',
      'status',
      'done',
      'total',
      'size',
      'fault',
      'createdAt',
    ])
    .where('userId', '=', userId)
    .where('createdAt', '>', new Date(now().getTime() - KEPT));
}

/** Returns one of a caller's own exports; throws 404 without it. */
export async function jobOf(id: string, caller: Caller, backend: Backend): Promise<ExportJob> {
  const job = await selectJobs(caller, backend).where('id', '=', id).executeTakeFirst();
  if (!job) throw notFound();
  return travelling(job, caller);
}

type SelectedJob = Omit<ExportJob, 'error' | 'createTime'> &
  Pick<ExportJobTable, 'fault' | 'createdAt'>;

function travelling({ fault, createdAt, ...job }: SelectedJob, { language }: Caller): ExportJob {
  return {
    ...job,
    error:
      fault &&
      exportTexts((t) => (fault === 'interrupted' ? t.exportInterrupted : t.exportBroken))(
        language,
      ),
    createTime: beijing(createdAt),
  };
}

/** Returns a file name with the Beijing time. */
const fileName = (name: string, now: Date) =>
  `${safeName(name) || 'export'}-${beijing(now).replace(/[-:]/g, '').replace(' ', '-')}`;
