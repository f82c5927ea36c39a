import { stat } from 'node:fs/promises';
import { listExports as exportCalls, type ExportJob, type ExportRequest } from '@mingjian/api';
import { inputFailure, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { FileOnDisk, openFile } from '../../http/fileOnDisk';
import { demandRight } from '../../resources/scope';
import { say } from '../../texts';
import { sweepJobs } from './exportJobs';
import { EXPORT_LIMIT } from './exportRows';
import { exportSource } from './exportSource';
import { jobOf, jobsOf, queueExport } from './queueExport';
import { exportTexts } from './texts';

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** Exports of lists: started, listed and fetched by their owner, written by the worker. */
export const listExportCalls = bind(exportCalls).to(
  {
    start: async (request, caller, backend) => startExport(request, caller, backend),
    getList: async (_, caller, backend) => {
      await sweepJobs(backend.exports.workerId, false, backend);
      return jobsOf(caller, backend);
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
  { resource, name = resource, format, ...request }: ExportRequest,
  caller: Caller,
  backend: Backend,
): Promise<ExportJob> {
  const served = backend.resources.get(resource);
  if (!served) throw inputFailure([['resource', say((t) => t.notExisting)]], caller.language);
  demandRight(caller, served.may.read);
  const source = exportSource(served);
  const unknown = request.columns.find(({ field }) => !source.fields.has(field));
  if (unknown) throw refusal(400, exportTexts, (t) => t.exportFieldUnknown(unknown.field));
  const job = { resource, name, format, source, request, limit: EXPORT_LIMIT };
  return queueExport(job, caller, backend);
}
