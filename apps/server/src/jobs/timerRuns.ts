import { randomUUID } from 'node:crypto';
import type { RunResult } from '@mingjian/api';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../database/connect';
import { sendJob, type AnyJobKind } from './jobKind';
import type { TimerTable } from './tables';

/** The part of a timer that its runs read. */
export type RunTimer = Pick<
  Selectable<TimerTable>,
  'id' | 'beanName' | 'params' | 'missed' | 'concurrent'
>;

/** Why a run begins: its time by the clock, or somebody who asked. */
export interface RunCause {
  dueAt: Date | null;
  askedBy: string | null;
}

/** Milliseconds after which a run that has no end counts as lost: its process has died. */
const LOST_AFTER = 3_600_000;

/** Days that runs are kept, beside the newest of each timer. */
const DAYS_KEPT = 90;

/** Most characters of a problem. */
const MOST_PROBLEM = 500;

/**
 * Stores a run and its job in the caller's transaction, and returns its id; `undefined` when
 * another process has done it for this time. A time is left out while the last run is not over; a
 * run that cannot begin has failed.
 */
export async function storeRun(
  trx: Db,
  timer: RunTimer,
  kinds: readonly AnyJobKind<never>[],
  { dueAt, askedBy, now }: RunCause & { now: Date },
) {
  const kind = kinds.find(({ name, timer: face }) => face && name === timer.beanName);
  const params: unknown = timer.params ? JSON.parse(timer.params) : {};
  const problem = await problemOf(timer, kind, params);
  const isLeftOut = problem === null && timer.concurrent === 0 && (await isBusy(trx, timer, now));
  const result: RunResult = problem !== null ? 3 : isLeftOut ? 4 : 0;
  const run = await trx
    .insertInto('timerRuns')
    .values({
      id: randomUUID(),
      timer: timer.id,
      dueAt,
      createdAt: now,
      startedAt: null,
      endedAt: result === 0 ? null : now,
      costMs: null,
      result,
      problem,
      askedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (run && result === 0) await sendJob(trx, kind!, params as object, { id: run.id });
  return run?.id;
}

async function problemOf(
  { beanName }: RunTimer,
  kind: AnyJobKind<never> | undefined,
  params: unknown,
) {
  if (!kind) return `No handler is called "${beanName}".`;
  return kind.payload.validate(params, { strict: true }).then(() => null, messageOf);
}

/** Whether a run of a timer waits or is under way. */
export async function isBusy(db: Db, { id }: Pick<RunTimer, 'id'>, now: Date) {
  const open = await db
    .selectFrom('timerRuns')
    .select('id')
    .where('timer', '=', id)
    .where('result', 'in', [0, 1])
    .where('createdAt', '>', new Date(now.getTime() - LOST_AFTER))
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Runs the work of a job, and records it in the run of a timer if the job is one. */
export async function recordRun(
  { db, now }: { db: Db; now(): Date },
  { id, isLastTry }: { id: string; isLastTry: boolean },
  work: () => Promise<void>,
) {
  const began = performance.now();
  const store = async (values: { result: RunResult; problem: string | null }) =>
    db
      .updateTable('timerRuns')
      .set({ ...values, endedAt: now(), costMs: Math.round(performance.now() - began) })
      .where('id', '=', id)
      .execute();
  await db
    .updateTable('timerRuns')
    .set({ result: 1, startedAt: now(), endedAt: null })
    .where('id', '=', id)
    .execute();
  try {
    await work();
  } catch (error) {
    await store({ result: isLastTry ? 3 : 0, problem: messageOf(error) });
    throw error;
  }
  await store({ result: 2, problem: null });
}

/** Returns the message of an error, cut to a length that is stored. */
export const messageOf = (error: unknown) =>
  String((error as Error).message).slice(0, MOST_PROBLEM);

/** Ends runs whose process died, and removes old ones. The newest of each timer stays. */
export async function tidyRuns({ db, now }: { db: Db; now(): Date }) {
  await db
    .updateTable('timerRuns')
    .set({ result: 3, endedAt: now(), problem: 'The process ended before the run.' })
    .where('result', 'in', [0, 1])
    .where('createdAt', '<', new Date(now().getTime() - LOST_AFTER))
    .execute();
  await sql`delete from timer_runs old
    where created_at < ${new Date(now().getTime() - DAYS_KEPT * 24 * LOST_AFTER)}
      and exists (select from timer_runs newer
        where newer.timer = old.timer and newer.created_at > old.created_at)`.execute(db);
}
