import { newSecret } from '../../database/ids';
import type { Backend, ExportService } from '../../http/backend';
import type { WriteArchive } from './archive';
import type { ExportFiles } from './exportFiles';
import {
  endJobsOf,
  failJob,
  HEARTBEAT,
  noteLife,
  removeOldJobs,
  sweepJobs,
  takeJob,
} from './exportJobs';
import { runExport } from './exportRun';

/** Exports that one process writes at a time. */
const LANES = 2;

/** Writes exports in the background of this process. */
export interface ExportWorker extends ExportService {
  /** Marks the jobs that an earlier process left as failed, and removes expired ones. */
  tidy(): Promise<void>;
  /** Resolves when no job waits or runs. */
  idle(): Promise<void>;
  /** Ends running jobs as interrupted, and takes no more. */
  stop(): Promise<void>;
}

/** Options of a worker. */
export interface ExportWorkerOptions {
  files: ExportFiles;
  /** Whether no other process uses this database. */
  isAlone: boolean;
  writeArchive: WriteArchive;
  /** Called for a job that failed. */
  onFault(jobId: string, error: unknown): void;
}

/** Returns the worker of this process. */
export function createExportWorker(
  backend: Omit<Backend, 'exports'>,
  { files, isAlone, writeArchive, onFault }: ExportWorkerOptions,
): ExportWorker {
  const workerId = newSecret();
  const stopping = new AbortController();
  const lanes = new Set<Promise<void>>();
  let wakeCount = 0;
  let heartbeat: NodeJS.Timeout | undefined;

  async function work() {
    while (!stopping.signal.aborted) {
      const countBefore = wakeCount;
      const job = await takeJob(workerId, backend);
      // A job may have arrived after the look-up found none.
      if (!job && countBefore === wakeCount) return;
      if (!job) continue;
      try {
        const resource = backend.resources.get(job.resource);
        if (!resource) throw new Error(`The list ${job.resource} does not exist any more.`);
        const run = { resource, files, writeArchive, stop: stopping.signal };
        await runExport(job, run, backend);
      } catch (error) {
        if (!stopping.signal.aborted) onFault(job.id, error);
        await failJob(job.id, stopping.signal.aborted ? 'interrupted' : 'broken', backend);
      }
    }
  }

  function wake() {
    wakeCount += 1;
    if (stopping.signal.aborted || lanes.size >= LANES) return;
    heartbeat ??= setInterval(() => void beat(), HEARTBEAT).unref();
    const lane = work()
      .catch((error: unknown) => onFault('', error))
      .finally(() => {
        lanes.delete(lane);
        if (lanes.size === 0) rest();
      });
    lanes.add(lane);
  }

  const beat = () => noteLife(workerId, backend).catch((error: unknown) => onFault('', error));

  function rest() {
    clearInterval(heartbeat);
    heartbeat = undefined;
  }

  return {
    workerId,
    find: files.find,
    remove: files.remove,
    wake,
    async tidy() {
      await sweepJobs(workerId, isAlone, backend);
      await files.keepOnly(await removeOldJobs(backend));
    },
    async idle() {
      while (lanes.size > 0) await Promise.all(lanes);
    },
    async stop() {
      stopping.abort();
      await Promise.all(lanes);
      await endJobsOf(workerId, backend);
    },
  };
}
