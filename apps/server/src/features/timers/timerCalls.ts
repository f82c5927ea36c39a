import { beijing, timers as timerCalls, type TimerHandler, type TimerRun } from '@mingjian/api';
import { inputFailure, notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { jobKinds, timerHandlers } from '../../jobs/jobs';
import { nextTime } from '../../jobs/timer';
import { isBusy, storeRun } from '../../jobs/timerRuns';
import { readRow } from '../../resources/resourceRows';
import { changeStored } from '../../resources/resourceWrites';
import { demandRight } from '../../resources/scope';
import { lockRows } from '../../resources/storedRows';
import { TIMER_KEEPERS } from '../../roles';
import type { Language } from '../../texts';
import { nextTimes, problemOfCron } from './cronTimes';
import { timerResource } from './resource';
import { timerTexts } from './texts';

/** Runs that people are shown. */
const SHOWN = 20;

/** The calls of timers beside those of their rows. */
export const timerArea = bind(timerCalls).part({
  startJob: async ({ id }, caller, backend) => switchTimer(id, 1, caller, backend),
  stopJob: async ({ id }, caller, backend) => switchTimer(id, 0, caller, backend),
  runNow: async ({ id }, caller, backend) => runNow(id, caller, backend),
  getRuns: async ({ id }, caller, backend) => {
    await readRow(timerResource, id, caller, backend);
    return readRuns({ timer: id }, backend);
  },
  getHandlers: async (_, caller) => {
    demandRight(caller, TIMER_KEEPERS);
    return timerHandlers.map((handler) => shownHandler(handler, caller.language));
  },
  getNextRuns: async ({ cron }, caller, { now }) => {
    demandRight(caller, TIMER_KEEPERS);
    const problem = problemOfCron(cron, now());
    if (problem) throw inputFailure([['cron', problem]], caller.language);
    return nextTimes(cron, now()).map((time) => beijing(time));
  },
});

/** Starts or stops a timer. What was missed while it stood still is not made up for. */
async function switchTimer(id: string, status: 0 | 1, caller: Caller, backend: Backend) {
  const stored = await lockTimer(id, caller, backend);
  const now = backend.now();
  const values = {
    status,
    activeSince: now,
    nextRun: status === 1 ? nextTime(String(stored.cron), now) : null,
  };
  if (stored.status !== status)
    await changeStored(timerResource, stored, values, { caller, now, db: backend.db });
  return readRow(timerResource, id, caller, backend);
}

async function runNow(id: string, caller: Caller, backend: Backend): Promise<TimerRun> {
  await lockTimer(id, caller, backend);
  const { db, now } = backend;
  const timer = await db
    .selectFrom('timers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (timer.concurrent === 0 && (await isBusy(db, timer, now())))
    throw refusal(409, timerTexts, (t) => t.busy);
  const cause = { dueAt: null, askedBy: caller.userId };
  const runId = await storeRun(db, timer, jobKinds, { ...cause, now: now() });
  const [run] = await readRuns({ id: runId! }, backend);
  return run!;
}

async function lockTimer(id: string, caller: Caller, { db }: Backend) {
  demandRight(caller, TIMER_KEEPERS);
  const [stored] = await lockRows(timerResource, [id], caller, db);
  if (!stored || stored.deletedAt !== null) throw notFound();
  return stored;
}

/** Returns runs, newest first. */
async function readRuns(of: { timer: string } | { id: string }, { db }: Backend) {
  const [column, value] = 'id' in of ? (['id', of.id] as const) : (['timer', of.timer] as const);
  const rows = await db
    .selectFrom('timerRuns as run')
    .leftJoin('users', 'users.id', 'run.askedBy')
    .selectAll('run')
    .select('users.realname')
    .where(`run.${column}`, '=', value)
    .orderBy('run.createdAt', 'desc')
    .orderBy('run.dueAt', (order) => order.desc().nullsFirst())
    .limit(SHOWN)
    .execute();
  return rows.map(
    ({
      id,
      dueAt,
      createdAt,
      startedAt,
      endedAt,
      costMs,
      result,
      problem,
      realname,
    }): TimerRun => ({
      id,
      dueTime: dueAt && beijing(dueAt),
      createTime: beijing(createdAt),
      startTime: startedAt && beijing(startedAt),
      endTime: endedAt && beijing(endedAt),
      costMs,
      result,
      problem,
      userName: realname,
    }),
  );
}

function shownHandler(
  { name, payload, timer }: (typeof timerHandlers)[number],
  language: Language,
): TimerHandler {
  const defaults: object = payload.getDefault() ?? {};
  return {
    beanName: name,
    name: timer!.title(language),
    note: timer!.note(language),
    example: Object.keys(defaults).length > 0 ? JSON.stringify(defaults) : null,
  };
}
