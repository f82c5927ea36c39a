import { sql } from 'kysely';
import { hashOf } from '../database/ids';
import { Failure } from '../failure';
import type { Backend } from './backend';
import type { Caller } from './caller';

/** For how long an answer is kept, in milliseconds. */
const KEPT = 24 * 3_600_000;
/** Old answers that one write clears away. */
const CLEARED = 20;

/** A request that changes something. */
export interface WriteRequest {
  /** The `Idempotency-Key` that the caller chose. */
  key: string | undefined;
  path: string;
  input: unknown;
}

/**
 * Runs `work` in a transaction and returns its answer. With a key it happens once for the caller:
 * equal requests, at once or later, get the first one's answer; another request with the same key
 * is refused with 422. The answer is stored together with what it tells of, so a crash loses both
 * or neither; a refusal is not stored.
 */
export async function runOnce(
  { key, path, input }: WriteRequest,
  caller: Caller,
  backend: Backend,
  work: (inside: Backend) => Promise<unknown>,
) {
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Failure(400, (t) => t.keyUnreadable);
  const requestHash = hashOf(JSON.stringify([path, input]));
  return backend.db.transaction().execute(async (trx) => {
    const inside: Backend = { ...backend, db: trx };
    if (key === undefined) return work(inside);

    const told = await answerOf({ userId: caller.userId, key, requestHash }, inside);
    if (told) return told.answer;
    const answer = (await work(inside)) ?? null;
    await trx
      .updateTable('idempotencyKeys')
      .set({ answer: JSON.stringify(answer) })
      .where('userId', '=', caller.userId)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/**
 * Takes the key, waiting for whoever is using it. Returns the answer that was given before, if
 * there was one.
 */
async function answerOf(
  request: { userId: string; key: string; requestHash: string },
  { db, now }: Backend,
) {
  const expired = new Date(now().getTime() - KEPT);
  await sql`
    delete from idempotency_keys where (user_id, key) in (
      select user_id, key from idempotency_keys where created_at < ${expired} limit ${CLEARED} for update skip locked
    )`.execute(db);
  const taken = await db
    .insertInto('idempotencyKeys')
    .values({ ...request, answer: null, createdAt: now() })
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return undefined;

  const known = await db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'answer'])
    .where('userId', '=', request.userId)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (known?.requestHash !== request.requestHash) throw new Failure(422, (t) => t.keyReused);
  return { answer: JSON.parse(known.answer ?? 'null') as unknown };
}
