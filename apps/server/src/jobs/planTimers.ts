import type { Selectable } from 'kysely';
import type { Db } from '../database/connect';
import type { AnyJobKind } from './jobKind';
import type { TimerTable } from './tables';
import { dueTimes, nextTime } from './timer';
import { storeRun } from './timerRuns';

/** The moment of a look for timers that are due, and of the one before. */
interface Look {
  lookedAt: Date;
  now: Date;
}

/**
 * Stores the runs of all started timers that are due, with their jobs. Of several processes one
 * does it for each time. A timer that cannot be planned keeps no other one from it: its error is
 * passed on.
 */
export async function planTimers(
  db: Db,
  kinds: readonly AnyJobKind<never>[],
  { lookedAt, now }: Look,
  broke: (error: unknown) => void,
) {
  const started = await db
    .selectFrom('timers')
    .selectAll()
    .where('status', '=', 1)
    .where('deletedAt', 'is', null)
    .execute();
  for (const timer of started) await planTimer(db, timer, kinds, { lookedAt, now }).catch(broke);
}

async function planTimer(
  db: Db,
  timer: Selectable<TimerTable>,
  kinds: readonly AnyJobKind<never>[],
  { lookedAt, now }: Look,
) {
  const { newest } = await db
    .selectFrom('timerRuns')
    .select(({ fn }) => fn.max<Date | null>('dueAt').as('newest'))
    .where('timer', '=', timer.id)
    .executeTakeFirstOrThrow();
  const last = laterOf(newest, timer.activeSince) ?? undefined;
  for (const dueAt of dueTimes(timer, { last, lookedAt, now }))
    await db
      .transaction()
      .execute(async (trx) => storeRun(trx, timer, kinds, { dueAt, askedBy: null, now }));
  if (timer.nextRun !== null && timer.nextRun > now) return;
  await db
    .updateTable('timers')
    .set({ nextRun: nextTime(timer.cron, now) })
    .where('id', '=', timer.id)
    .where('version', '=', timer.version)
    .execute();
}

const laterOf = (one: Date | null, other: Date | null) =>
  one !== null && other !== null ? (one > other ? one : other) : (one ?? other);
