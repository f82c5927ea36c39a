import { useEffect, useEffectEvent, useState } from 'react';
import { endedJobs, isOpenJob, withJob } from '../model/exportRequest';
import { reasonText } from '../model/reasonText';
import type { ExportJob, ExportRequest, Exporter } from './exporter';

/** How long between two questions: after an answer, and after none. In milliseconds. */
const PACE = { usual: 1_000, afterFailure: 5_000 } as const;

/** What a person's exports are doing. */
export interface ExportsState {
  /** The newest first; `null` until they are known. */
  jobs: readonly ExportJob[] | null;
  /** Why the newest question about them got no answer. */
  error: string | null;
  /** Begins an export. Refuses when it could not. */
  start(request: ExportRequest): Promise<void>;
  /** Stops one. Refuses when it could not. */
  cancel(job: ExportJob): Promise<void>;
  /**
   * Begins a failed export of this page once more; `undefined` for one that was not asked for here.
   */
  retryOf(job: ExportJob): (() => Promise<void>) | undefined;
  /** Asks about them again. */
  reload(): void;
}

/**
 * Follows the exports: asks every second as long as one is being made and somebody cares, because
 * the panel `isOpen` or the export was asked for here. A page that is hidden asks nothing. `onEnd`
 * is called once for each export of this page that is done or failed.
 */
export function useExports(
  exporter: Exporter,
  isOpen: boolean,
  onEnd: (job: ExportJob) => void,
): ExportsState {
  const [jobs, setJobs] = useState<readonly ExportJob[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [asked, setAsked] = useState<ReadonlyMap<string, ExportRequest>>(new Map());
  const [round, setRound] = useState(0);
  const isWaiting = (jobs ?? []).some((job) => isOpenJob(job) && asked.has(job.id));
  const isFollowing = isOpen || isWaiting;

  const ask = useEffectEvent((signal: AbortSignal) => exporter.list({ signal }));
  const keep = useEffectEvent((next: readonly ExportJob[]) => {
    for (const job of endedJobs(jobs ?? [], next, new Set(asked.keys()))) onEnd(job);
    setJobs(next);
    setError(null);
  });

  useEffect(() => {
    if (!isFollowing) return undefined;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = async () => {
      let pause: number | null = PACE.usual;
      try {
        const next = await ask(stop.signal);
        if (stop.signal.aborted) return;
        keep(next);
        if (!next.some(isOpenJob)) pause = null;
      } catch (reason) {
        if (stop.signal.aborted) return;
        setError(reasonText(reason));
        pause = PACE.afterFailure;
      }
      if (pause !== null) timer = setTimeout(() => void turn(), pause);
    };
    void turn();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isFollowing, round]);

  const start = async (request: ExportRequest) => {
    const job = await exporter.start(request);
    setAsked((last) => new Map(last).set(job.id, request));
    setJobs((last) => withJob(last ?? [], job));
    setRound((count) => count + 1);
    if (!isOpenJob(job)) onEnd(job);
  };

  return {
    jobs,
    error,
    start,
    async cancel(job) {
      await exporter.cancel(job.id);
      setJobs((last) => withJob(last ?? [], { ...job, status: 'cancelled' }));
      setRound((count) => count + 1);
    },
    retryOf(job) {
      const request = asked.get(job.id);
      return job.status === 'failed' && request ? () => start(request) : undefined;
    },
    reload: () => setRound((count) => count + 1),
  };
}
