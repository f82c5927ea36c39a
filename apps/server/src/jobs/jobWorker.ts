import PgBoss from 'pg-boss';
import type { Backend } from '../http/backend';
import { executorOf } from './executor';
import type { AnyJobKind } from './jobKind';
import { planTimers } from './planTimers';
import { messageOf, recordRun } from './timerRuns';

/** The jobs that this process runs. */
export interface JobWorker {
  /** Takes no more jobs, and waits for those that run. */
  stop(): Promise<void>;
}

/** Kinds and pace of a worker. */
export interface JobWorkerOptions<Services> {
  kinds: readonly AnyJobKind<Services>[];
  /** Seconds between looks for jobs of a kind. @default 2 */
  polling?: number;
}

/** Milliseconds between looks for timers that are due. */
const BEAT = 5_000;

/** Starts the worker of this process. One job of each kind runs at a time. */
export async function startJobWorker<Services extends Pick<Backend, 'db' | 'now' | 'log'>>(
  services: Services,
  { kinds, polling = 2 }: JobWorkerOptions<Services>,
): Promise<JobWorker> {
  const { db, now, log } = services;
  const open = new Set<Promise<unknown>>();
  const track = <Result>(work: Promise<Result>) => {
    const ended = work.catch(() => undefined).finally(() => open.delete(ended));
    open.add(ended);
    return work;
  };
  const { executeSql } = executorOf(db);
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => track(executeSql(text, values)) },
    migrate: false,
    schedule: false,
  });
  const broke = (error: unknown) => log({ event: 'jobs broke', message: messageOf(error) });
  boss.on('error', broke);
  await boss.start();
  for (const kind of kinds)
    await boss.work<object>(
      kind.name,
      { pollingIntervalSeconds: polling, includeMetadata: true },
      async (jobs) => {
        for (const job of jobs) await track(runOne(kind, job));
      },
    );

  async function runOne(kind: AnyJobKind<Services>, job: PgBoss.JobWithMetadata<object>) {
    const { id, data, retryCount, retryLimit } = job;
    try {
      await recordRun(services, { id, isLastTry: retryCount >= retryLimit }, async () =>
        kind.run(await kind.payload.validate(data, { strict: true }), services),
      );
    } catch (error) {
      log({ event: 'job failed', job: id, kind: kind.name, message: messageOf(error) });
      throw error;
    }
  }

  let lookedAt = now();
  let planning: Promise<void> | undefined;
  const plan = () => {
    const time = now();
    planning ??= track(planTimers(db, kinds, { lookedAt, now: time }, broke))
      .then(() => void (lookedAt = time), broke)
      .finally(() => (planning = undefined));
  };
  plan();
  const beat = setInterval(plan, BEAT).unref();

  /** A query that ends may hand a job to its handler, and a handler asks more. */
  async function settle() {
    while (open.size > 0) {
      await Promise.all(open);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  return {
    async stop() {
      clearInterval(beat);
      for (const { name } of kinds) await boss.offWork(name);
      await settle();
      await boss.stop({ timeout: 10_000 });
      await settle();
    },
  };
}
