import PgBoss from 'pg-boss';
import type { Db } from '../database/connect';
import { executorOf } from './executor';
import { DEAD_JOBS, type AnyJobKind } from './jobKind';

/**
 * Creates or updates pg-boss's own schema, and the queues of the kinds. The caller sees to it that
 * only one process does it at a time.
 */
export async function installJobs(db: Db, kinds: readonly AnyJobKind<never>[]) {
  const boss = new PgBoss({ db: executorOf(db), supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue(DEAD_JOBS);
  for (const { name, retries, pause } of kinds) {
    const queue = {
      name,
      policy: 'short',
      retryLimit: retries,
      retryDelay: pause,
      retryBackoff: true,
      deadLetter: DEAD_JOBS,
    } as const;
    await boss.createQueue(name, queue);
    await boss.updateQueue(name, queue);
  }
  await boss.stop({ graceful: false });
}
