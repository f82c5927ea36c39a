import type { ExportEnding, ExportRequest, ReportLanguage } from '@mingjian/api';
import { sql } from 'kysely';
import type { ExportJobTable } from './tables';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';

/** For how long a file is kept, in milliseconds: seven days. */
export const KEPT = 7 * 24 * 3_600_000;

/** A maker shows that it lives this often, in milliseconds. */
export const HEARTBEAT = 15_000;

/** A maker that has not shown itself for so long, in milliseconds, is gone. */
const SILENCE = 60_000;

type Store = Pick<Backend, 'db' | 'now'>;

/** Which rows an export is of, and what its file has of them. */
export interface JobRequest extends Omit<ExportRequest, 'format' | 'name'> {
  /** Of the documents of an archive. */
  language?: ReportLanguage | undefined;
}

/** A job that is being made. */
export interface TakenJob {
  id: string;
  resource: string;
  name: string;
  format: ExportEnding;
  request: JobRequest;
  caller: Caller;
}

const OPEN = ['waiting', 'running'] as const;

/** Takes the job of this maker that has waited longest; `undefined` when none waits. */
export async function takeJob(maker: string, { db, now }: Store): Promise<TakenJob | undefined> {
  const waiting = db
    .selectFrom('exportJobs')
    .select('id')
    .where('status', '=', 'waiting')
    .where('maker', '=', maker)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const job = await db
    .updateTable('exportJobs')
    .set({ status: 'running', touchedAt: now() })
    .where('id', '=', waiting)
    .returning(['id', 'resource', 'name', 'format', 'request', 'caller'])
    .executeTakeFirst();
  return (
    job && {
      ...job,
      request: JSON.parse(job.request) as JobRequest,
      caller: JSON.parse(job.caller) as Caller,
    }
  );
}

/** Notes how far a job is. Returns whether the job is still wanted. */
export async function noteProgress(
  id: string,
  progress: { done: number } | { total: number },
  { db, now }: Store,
): Promise<boolean> {
  const noted = await db
    .updateTable('exportJobs')
    .set({ ...progress, touchedAt: now() })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Notes that a maker lives, for all of its jobs. */
export async function noteLife(maker: string, { db, now }: Store) {
  await db
    .updateTable('exportJobs')
    .set({ touchedAt: now() })
    .where('maker', '=', maker)
    .where('status', 'in', OPEN)
    .execute();
}

/** Ends a job as failed, unless it has ended otherwise. */
export async function failJob(
  id: string,
  fault: NonNullable<ExportJobTable['fault']>,
  { db, now }: Store,
) {
  await db
    .updateTable('exportJobs')
    .set({ status: 'failed', fault, touchedAt: now() })
    .where('id', '=', id)
    .where('status', 'in', OPEN)
    .execute();
}

/** Cancels a person's job that waits or runs. */
export async function cancelExport(id: string, userId: string, { db, now }: Store) {
  await db
    .updateTable('exportJobs')
    .set({ status: 'cancelled', touchedAt: now() })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('status', 'in', OPEN)
    .execute();
}

/**
 * Ends the jobs of makers that are gone: all others when this process is alone, else those that
 * have long been silent.
 */
export async function sweepJobs(maker: string, isAlone: boolean, store: Store) {
  const others = interrupting(store).where('maker', '!=', maker);
  await forget(
    isAlone ? others : others.where('touchedAt', '<', new Date(store.now().getTime() - SILENCE)),
    store,
  );
}

/** Ends every job of a maker that stops. */
export async function endJobsOf(maker: string, store: Store) {
  await forget(interrupting(store).where('maker', '=', maker), store);
}

const interrupting = ({ db, now }: Store) =>
  db
    .updateTable('exportJobs')
    .set({ status: 'failed', fault: 'interrupted', touchedAt: now() })
    .where('status', 'in', OPEN)
    .returning('id');

async function forget(ended: ReturnType<typeof interrupting>, { db }: Store) {
  const ids = (await ended.execute()).map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('exportRows').where('jobId', 'in', ids).execute();
}

/** Removes jobs that are too old, and returns the ids of all others. */
export async function removeOldJobs({ db, now }: Store): Promise<ReadonlySet<string>> {
  await db
    .deleteFrom('exportJobs')
    .where('createdAt', '<', new Date(now().getTime() - KEPT))
    .where('status', 'not in', OPEN)
    .execute();
  return new Set((await db.selectFrom('exportJobs').select('id').execute()).map(({ id }) => id));
}

/** Returns how many jobs of a person wait or run. Two askers count one after the other. */
export async function countOpen(userId: string, { db }: Store): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('export_jobs'), hashtext(${userId}))`.execute(db);
  const open = await db
    .selectFrom('exportJobs')
    .select('id')
    .where('userId', '=', userId)
    .where('status', 'in', OPEN)
    .execute();
  return open.length;
}
