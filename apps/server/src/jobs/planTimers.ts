import type { Db } from '../database/connect';
import { sendJob } from './jobKind';
import { dueTimes, type Timer } from './timer';

/**
 * Sends the jobs of all timers that are due. Of several processes one does it for each time: the
 * run and its job are stored in one transaction.
 */
export async function planTimers<Services>(
  db: Db,
  timers: readonly Timer<Services>[],
  { lookedAt, now }: { lookedAt: Date; now: Date },
) {
  for (const timer of timers) {
    const { last } = await db
      .selectFrom('timerRuns')
      .select(({ fn }) => fn.max<Date | null>('dueAt').as('last'))
      .where('timer', '=', timer.name)
      .executeTakeFirstOrThrow();
    for (const dueAt of dueTimes(timer, { last: last ?? undefined, lookedAt, now }))
      await db.transaction().execute(async (trx) => {
        const won = await trx
          .insertInto('timerRuns')
          .values({ timer: timer.name, dueAt })
          .onConflict((conflict) => conflict.doNothing())
          .returning('dueAt')
          .executeTakeFirst();
        if (won) await sendJob(trx, timer.kind, {}, { key: dueAt.toISOString() });
      });
  }
}
