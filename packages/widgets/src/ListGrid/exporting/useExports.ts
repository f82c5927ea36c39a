import { useEffect, useEffectEvent, useState } from 'react';
import { endedJobs, isOpenJob, withJob } from '../model/exportRequest';
import { errorMessage } from '../model/errorMessage';
import type { ExportJob, ExportRequest, Exporter } from './exporter';

/** Polling interval after a response and after a failure, in milliseconds. */
const INTERVAL = { afterResponse: 1_000, afterFailure: 5_000 } as const;

/** State of a person's exports. */
export interface ExportsState {
  /** The newest first; `null` until they are loaded. */
  jobs: readonly ExportJob[] | null;
  /** Message of the latest failed request. */
  error: string | null;
  /** Starts an export. Rejects on failure. */
  start(request: ExportRequest): Promise<void>;
  /** Cancels an export. Rejects on failure. */
  cancel(job: ExportJob): Promise<void>;
  /**
   * Returns a function that restarts a failed export; `undefined` when it was not started by this
   * list.
   */
  retryOf(job: ExportJob): (() => Promise<void>) | undefined;
  /** Requests the exports again. */
  reload(): void;
}

/**
 * Polls the exports every second while one is running and either the panel `isOpen` or this list
 * started it. A hidden page does not poll. `onEnd` is called once for each export of this list that
 * is done or failed.
 */
export function useExports(
  exporter: Exporter,
  isOpen: boolean,
  onEnd: (job: ExportJob) => void,
): ExportsState {
  const [jobs, setJobs] = useState<readonly ExportJob[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [started, setStarted] = useState<ReadonlyMap<string, ExportRequest>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const isWaiting = (jobs ?? []).some((job) => isOpenJob(job) && started.has(job.id));
  const isPolling = isOpen || isWaiting;

  const request = useEffectEvent((signal: AbortSignal) => exporter.list({ signal }));
  const store = useEffectEvent((next: readonly ExportJob[]) => {
    for (const job of endedJobs(jobs ?? [], next, new Set(started.keys()))) onEnd(job);
    setJobs(next);
    setError(null);
  });

  useEffect(() => {
    if (!isPolling) return undefined;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async () => {
      let interval: number | null = INTERVAL.afterResponse;
      try {
        const next = await request(controller.signal);
        if (controller.signal.aborted) return;
        store(next);
        if (!next.some(isOpenJob)) interval = null;
      } catch (reason) {
        if (controller.signal.aborted) return;
        setError(errorMessage(reason));
        interval = INTERVAL.afterFailure;
      }
      if (interval !== null) timer = setTimeout(() => void poll(), interval);
    };
    void poll();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [isPolling, attempt]);

  const start = async (exportRequest: ExportRequest) => {
    const job = await exporter.start(exportRequest);
    setStarted((last) => new Map(last).set(job.id, exportRequest));
    setJobs((last) => withJob(last ?? [], job));
    setAttempt((count) => count + 1);
    if (!isOpenJob(job)) onEnd(job);
  };

  return {
    jobs,
    error,
    start,
    async cancel(job) {
      await exporter.cancel(job.id);
      setJobs((last) => withJob(last ?? [], { ...job, status: 'cancelled' }));
      setAttempt((count) => count + 1);
    },
    retryOf(job) {
      const exportRequest = started.get(job.id);
      return job.status === 'failed' && exportRequest ? () => start(exportRequest) : undefined;
    },
    reload: () => setAttempt((count) => count + 1),
  };
}
