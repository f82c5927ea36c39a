import { randomUUID } from 'node:crypto';
import PgBoss from 'pg-boss';
import type { Schema } from 'yup';
import type { Db } from '../database/connect';
import type { Wording } from '../texts';
import { executorOf } from './executor';

/** A kind of background work. */
export interface JobKind<Payload extends object, Services> {
  /** Stored with each job: never renamed. Letters, digits and hyphens. */
  name: string;
  payload: Schema<Payload>;
  /** Attempts after a failed one. After the last, the job is in the queue `DEAD_JOBS`. */
  retries: number;
  /** Seconds from the first failure to the next attempt; doubled for each further one. */
  pause: number;
  /** Does the work, outside of any transaction. It may run twice: after a crash, for one. */
  run(payload: Payload, services: Services): Promise<void>;
  /** Makes it one that people may run by the clock: its payload are the timer's parameters. */
  timer?: { title: Wording; note: Wording };
}

/** A kind whose payload only its own handler knows. */
// oxlint-disable-next-line typescript/no-explicit-any -- payloads are checked by the kind's schema
export type AnyJobKind<Services> = JobKind<any, Services>;

/** Queue of jobs that have failed for good. */
export const DEAD_JOBS = 'dead-jobs';

/** Options of a job. */
export interface JobOptions {
  /** Of one kind, at most one job with a key waits. @default none */
  key?: string;
  /** @default at once */
  startAfter?: Date;
  /** A UUID. @default a new one */
  id?: string;
}

let sender: PgBoss | undefined;

/**
 * Stores a job in the caller's transaction: what is rolled back starts none. Returns whether it was
 * stored; none is while another with its key waits.
 */
export async function sendJob<Payload extends object>(
  db: Db,
  { name, payload }: Pick<JobKind<Payload, never>, 'name' | 'payload'>,
  content: Payload,
  { key = randomUUID(), startAfter, id }: JobOptions = {},
) {
  const checked = await payload.validate(content, { strict: true });
  const ownDb = executorOf(db);
  sender ??= new PgBoss({ db: ownDb });
  const sent = await sender.send(name, checked, {
    db: ownDb,
    singletonKey: key,
    ...(startAfter && { startAfter }),
    ...(id && { id }),
  });
  return sent !== null;
}
