import { sql } from 'kysely';
import type { Db } from '../database/connect';
import { newId } from '../database/ids';
import { notFound, refusal } from '../failure';
import type { Backend } from '../http/backend';
import type { Caller } from '../http/caller';
import { say } from '../texts';
import { demandRight } from './scope';
import type { ServedResource } from './servedResource';
import { lockRows } from './storedRows';

/** A masked value to reveal, and the reason that is recorded with it. */
export interface Reveal {
  id: string;
  /** Name of a masked field. */
  field: string;
  reason: string;
}

/** Values that one person may reveal within some hours. */
const LIMITS = [
  { hours: 1, values: 30 },
  { hours: 24, values: 120 },
] as const;
const HOUR = 3_600_000;

/**
 * Returns a masked value in full and records who revealed it and why, in one transaction. Throws
 * 429 when the caller has revealed too many. The log's line holds the mask, not the value.
 */
export async function revealValue(
  resource: ServedResource,
  { id, field: name, reason }: Reveal,
  caller: Caller,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<string> {
  demandRight(caller, resource.may.reveal);
  const { column, mask } = resource.fields[name]!;
  return db.transaction().execute(async (trx) => {
    await refuseTooMany(caller, now(), trx);
    const [stored] = await lockRows(resource, [id], caller, trx);
    const value = stored?.[column!];
    if (!stored || stored.deletedAt !== null || typeof value !== 'string') throw notFound();
    await trx
      .insertInto('operateLogs')
      .values({
        id: newId(now()),
        companyId: resource.companyColumn ? (stored[resource.companyColumn] as string) : null,
        module: resource.module,
        action: 'revealed',
        objectType: resource.objectType,
        objectId: id,
        version: stored.version,
        before: null,
        after: JSON.stringify({ [name]: mask!(value) }),
        userId: caller.userId,
        userName: caller.realname,
        userType: caller.userType,
        ip: caller.address,
        reason,
        createTime: now(),
      })
      .execute();
    return value;
  });
}

/** Throws 429 while a person's limit is used up. Calls of one person wait for each other. */
async function refuseTooMany({ userId }: Caller, now: Date, db: Db) {
  await sql`select pg_advisory_xact_lock(hashtext(${`reveals ${userId}`}))`.execute(db);
  for (const { hours, values } of LIMITS) {
    const oldest = await db
      .selectFrom('operateLogs')
      .select('createTime')
      .where('userId', '=', userId)
      .where('action', '=', 'revealed')
      .where('createTime', '>', new Date(now.getTime() - hours * HOUR))
      .orderBy('createTime', 'desc')
      .offset(values - 1)
      .limit(1)
      .executeTakeFirst();
    if (!oldest) continue;
    const wait = Math.ceil((oldest.createTime.getTime() + hours * HOUR - now.getTime()) / 1_000);
    throw refusal(429, say, (t) => t.tooManyReveals(values, hours, Math.ceil(wait / 60)), {
      retryAfter: wait,
    });
  }
}
