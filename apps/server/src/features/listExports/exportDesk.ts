import { newSecret } from '../../database/ids';
import type { Backend } from '../../http/backend';
import { exportFiles, type ExportFiles } from './exportFiles';
import { endJobsOf, failJob, removeOldJobs, sweepJobs, takeJob } from './exportJobs';
import { runExport } from './exportRun';

/** Exports that one process makes at a time. */
const LANES = 2;

/** Makes exports in the background of this process. */
export interface ExportDesk {
  /** Stored with the jobs that this process took on. */
  maker: string;
  files: ExportFiles;
  /** Looks for jobs that wait. */
  wake(): void;
  /** Marks what an earlier process left behind as failed, and removes what is too old. */
  tidy(): Promise<void>;
  /** Resolves when nothing waits or runs. */
  idle(): Promise<void>;
  /** Ends what runs as interrupted, and takes nothing on any more. */
  stop(): Promise<void>;
}

/** What a desk works with. */
export interface ExportDeskOptions {
  /** Where its files lie. */
  folder: string;
  /** Whether no other process works on this database. */
  isAlone: boolean;
  /** Told of a job that broke. */
  onFault(jobId: string, error: unknown): void;
}

/** Returns a desk that works on this database. */
export function createExportDesk(
  backend: Omit<Backend, 'exports'>,
  { folder, isAlone, onFault }: ExportDeskOptions,
): ExportDesk {
  const files = exportFiles(folder);
  const maker = newSecret();
  const stopping = new AbortController();
  const lanes = new Set<Promise<void>>();
  let woken = 0;

  async function work() {
    while (!stopping.signal.aborted) {
      const heard = woken;
      const job = await takeJob(maker, backend);
      // A job may have come while nothing was found.
      if (!job && heard === woken) return;
      if (!job) continue;
      try {
        await runExport(job, files, backend, stopping.signal);
      } catch (error) {
        if (!stopping.signal.aborted) onFault(job.id, error);
        await failJob(job.id, stopping.signal.aborted ? 'interrupted' : 'broken', backend);
      }
    }
  }

  function wake() {
    woken += 1;
    if (stopping.signal.aborted || lanes.size >= LANES) return;
    const lane = work()
      .catch((error: unknown) => onFault('', error))
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  return {
    maker,
    files,
    wake,
    async tidy() {
      await sweepJobs(maker, isAlone, backend);
      await files.keepOnly(await removeOldJobs(backend));
    },
    async idle() {
      while (lanes.size > 0) await Promise.all(lanes);
    },
    async stop() {
      stopping.abort();
      await Promise.all(lanes);
      await endJobsOf(maker, backend);
    },
  };
}
