import { listExports as exportCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import { exportedFile } from './exportedFile';
import { cancelExport, sweepJobs } from './exportJobs';
import { jobOf, jobsOf } from './queueExport';
import { startExport } from './startExport';

/** Exports of lists: started, listed and fetched by their owner, written by the worker. */
export const listExportCalls = bind(exportCalls).to(
  {
    start: async (request, caller, backend) => startExport(request, caller, backend),
    getList: async (_, caller, backend) => {
      await sweepJobs(backend.exports.workerId, false, backend);
      return jobsOf(caller, backend);
    },
    cancel: async ({ id }, caller, backend) => {
      await cancelExport(id, caller.userId, backend);
      return jobOf(id, caller, backend);
    },
    download: async ({ id }, caller, backend) => exportedFile(id, caller, backend),
  },
  { start: { committed: ({ exports }) => exports.wake() } },
);
