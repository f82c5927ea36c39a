import { stat } from 'node:fs/promises';
import {
  beijing,
  listExports as exportCalls,
  type ExportJob,
  type ExportRequest,
} from '@mingjian/api';
import { newId } from '../../database/ids';
import type { ExportJobTable } from './tables';
import { inputFailure, notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { FileOnDisk, openFile } from '../../http/fileOnDisk';
import { demandRight } from '../../resources/scope';
import { countOpen, KEPT, sweepJobs } from './exportJobs';
import { exportSource } from './exportSource';
import { exportQuery } from './exportQuery';
import { countRows, EXPORT_LIMIT } from './exportRows';
import { exportTexts } from './texts';
import { say } from '../../texts';

/** Exports of one person that wait or run. */
const OPEN_LIMIT = 3;

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Exports of lists: started, listed and fetched by their owner, written by the worker. */
export const listExportCalls = bind(exportCalls).to(
  {
    start: async (request, caller, backend) => startExport(request, caller, backend),
    getList: async (_, caller, backend) => {
      await sweepJobs(backend.exports.workerId, false, backend);
      const jobs = await selectJobs(caller, backend)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return jobs.map((job) => travelling(job, caller));
    },
    cancel: async ({ id }, caller, backend) => {
      await backend.db
        .updateTable('exportJobs')
        .set({ status: 'cancelled', touchedAt: backend.now() })
        .where('id', '=', id)
        .where('userId', '=', caller.userId)
        .where('status', 'in', ['waiting', 'running'])
        .execute();
      return jobOf(id, caller, backend);
    },
    download: async ({ id }, caller, backend) => {
      const job = await jobOf(id, caller, backend);
      const path = backend.exports.pathOf(id, job.format);
      const file = job.status === 'done' ? await stat(path).catch(() => undefined) : undefined;
      if (!file) throw refusal(404, exportTexts, (t) => t.exportGone);
      return new FileOnDisk((range) => openFile(path, range), {
        name: `${job.name}.${job.format}`,
        type: CONTENT_TYPES[job.format],
        size: file.size,
        version: `${id} ${file.mtimeMs}`,
      });
    },
  },
  { start: { committed: ({ exports }) => exports.wake() } },
);

async function startExport(
  request: ExportRequest,
  caller: Caller,
  backend: Backend,
): Promise<ExportJob> {
  const { resource, columns, name, format } = request;
  const served = backend.resources.get(resource);
  if (!served) throw inputFailure([['resource', say((t) => t.notExisting)]], caller.language);
  demandRight(caller, served.may.read);
  const source = exportSource(served);
  const unknown = columns.find(({ field }) => !source.fields.has(field));
  if (unknown) throw refusal(400, exportTexts, (t) => t.exportFieldUnknown(unknown.field));
  if ((await countOpen(caller.userId, backend)) >= OPEN_LIMIT)
    throw refusal(429, exportTexts, (t) => t.tooManyExports(OPEN_LIMIT));
  const query = exportQuery(source, request, caller);
  const count = async () => countRows(query, backend);
  const total = await backend.turns.runNow(caller.userId, query.cost, count);
  if (total > EXPORT_LIMIT) throw refusal(400, exportTexts, (t) => t.exportTooLarge(EXPORT_LIMIT));

  const now = backend.now();
  const id = newId(now);
  const kept = {
    id,
    userId: caller.userId,
    resource,
    format,
    total,
    status: 'waiting' as const,
    createdAt: now,
    touchedAt: now,
  };
  await backend.db
    .insertInto('exportJobs')
    .values({
      ...kept,
      name: fileName(name ?? resource, now),
      maker: backend.exports.workerId,
      request: JSON.stringify(request),
      caller: JSON.stringify(caller),
      size: null,
      fault: null,
    })
    .execute();
  return jobOf(id, caller, backend);
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

async function jobOf(id: string, caller: Caller, backend: Backend) {
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

// oxlint-disable-next-line no-control-regex -- file systems forbid them
const FORBIDDEN = /[\\/:*?"<>|\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** Returns a file name that is valid in every file system, with the Beijing time. */
function fileName(name: string, now: Date) {
  const safe = name.replace(FORBIDDEN, ' ').trim() || 'export';
  return `${safe}-${beijing(now).replace(/[-:]/g, '').replace(' ', '-')}`;
}
