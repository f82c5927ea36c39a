import { sql } from 'kysely';
import { hashOf } from '../database/ids';
import { refusal } from '../failure';
import type { Backend } from './backend';
import type { Caller } from './caller';
import { say } from '../texts';

/** For how long a response is kept, in milliseconds. */
const LIFETIME = 24 * 3_600_000;
/** Old responses that one write clears away, beside that of its own key. */
const CLEARED_PER_WRITE = 20;

/** A request that changes something. */
export interface WriteRequest {
  /** The `Idempotency-Key` that the caller chose. */
  key: string | undefined;
  path: string;
  input: unknown;
}

/**
 * Runs `work` in a transaction and returns its result. With a key it runs once per caller: equal
 * requests, concurrent or later, get the first result; another request with the same key is refused
 * with 422. The result is stored in the same transaction, so a crash loses both or neither;
 * refusals are not stored.
 */
export async function runOnce(
  { key, path, input }: WriteRequest,
  caller: Caller,
  backend: Backend,
  work: (inside: Backend) => Promise<unknown>,
) {
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key))
    throw refusal(400, say, (t) => t.keyUnreadable);
  const requestHash = hashOf(JSON.stringify([path, input]));
  return backend.db.transaction().execute(async (trx) => {
    const inside: Backend = { ...backend, db: trx };
    // Candidates have no account to store a key for; what they submit is the same a second time.
    if (key === undefined || caller.candidate) return work(inside);

    const stored = await storedResult({ userId: caller.userId, key, requestHash }, inside);
    if (stored) return stored.result;
    const result = (await work(inside)) ?? null;
    await trx
      .updateTable('idempotencyKeys')
      .set({ answer: JSON.stringify(result) })
      .where('userId', '=', caller.userId)
      .where('key', '=', key)
      .execute();
    return result;
  });
}

/**
 * Takes the key, waiting for whoever is using it. Returns the response that was given before, if
 * there was one.
 */
async function storedResult(
  request: { userId: string; key: string; requestHash: string },
  { db, now }: Backend,
) {
  const expired = new Date(now().getTime() - LIFETIME);
  await sql`
    delete from idempotency_keys where created_at < ${expired} and (
      (user_id = ${request.userId} and key = ${request.key})
      or (user_id, key) in (
        select user_id, key from idempotency_keys
        where created_at < ${expired} limit ${CLEARED_PER_WRITE} for update skip locked
      )
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
  if (known?.requestHash !== request.requestHash) throw refusal(422, say, (t) => t.keyReused);
  return { result: JSON.parse(known.answer ?? 'null') as unknown };
}
