import { API_CALLS_PER_MINUTE, API_KEY_PREFIX, apiScopesOf, beijingDay } from '@mingjian/api';
import { sql } from 'kysely';
import { hashOf } from '../../database/ids';
import { Failure, refusal } from '../../failure';
import type { KnownCaller, TokenHeaders } from '../../http/api';
import type { Backend } from '../../http/backend';
import { selectPeople } from '../session/people';
import { apiKeyTexts } from './texts';

const MINUTE = 60_000;

/** Header of a key. */
const KEY = new RegExp(`^Bearer (${API_KEY_PREFIX}[\\w-]{20,100})$`);

/**
 * Returns the account in whose name the key of a request works; `undefined` for a request without a
 * key. Throws 401 for a key that does not work, 429 for one that calls too often.
 */
export async function keyCaller(
  { authorization }: TokenHeaders,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<KnownCaller | undefined> {
  const secret = KEY.exec(authorization ?? '')?.[1];
  if (!secret) return undefined;
  const tokenHash = hashOf(secret);
  const found = await selectPeople(db)
    .innerJoin('apiKeys as k', 'k.userId', 'u.id')
    .innerJoin('apiKeySecrets as s', 's.keyId', 'k.id')
    .select(['k.id', 'k.name', 'k.scopes', 'k.addresses'])
    .where('s.hash', '=', tokenHash)
    .where(({ or, eb }) => or([eb('s.validUntil', 'is', null), eb('s.validUntil', '>', now())]))
    .where('k.status', '=', 1)
    .where('k.deletedAt', 'is', null)
    .where(({ or, eb }) =>
      or([eb('k.expireDay', 'is', null), eb('k.expireDay', '>=', beijingDay(now()))]),
    )
    // An account that left for another company takes no key along.
    .whereRef('k.companyId', '=', 'u.companyId')
    .executeTakeFirst();
  if (!found) throw refusal(401, apiKeyTexts, (t) => t.wrongKey);
  const { id, name, scopes, addresses, ...person } = found;
  await countCall(id, { db, now });
  return { ...person, tokenHash, apiKey: { id, name, addresses, scopes: apiScopesOf(scopes) } };
}

/** Counts a call of a key. Throws 429 for one more than a minute may have. */
async function countCall(keyId: string, { db, now }: Pick<Backend, 'db' | 'now'>) {
  const time = now();
  const minute = new Date(time.getTime() - MINUTE);
  const isNew = sql<boolean>`api_key_uses.minute_from <= ${minute}`;
  const { calls, minuteFrom } = await db
    .insertInto('apiKeyUses')
    .values({ keyId, minuteFrom: time, calls: 1, usedAt: time })
    .onConflict((conflict) =>
      conflict.column('keyId').doUpdateSet({
        calls: sql`case when ${isNew} then 1 else api_key_uses.calls + 1 end`,
        minuteFrom: sql`case when ${isNew} then ${time} else api_key_uses.minute_from end`,
        usedAt: time,
      }),
    )
    .returning(['calls', 'minuteFrom'])
    .executeTakeFirstOrThrow();
  if (calls <= API_CALLS_PER_MINUTE) return;
  const retryAfter = Math.ceil((minuteFrom.getTime() + MINUTE - time.getTime()) / 1_000);
  throw new Failure(
    429,
    apiKeyTexts((t) => t.tooOften(API_CALLS_PER_MINUTE)),
    {
      retryAfter: Math.max(1, retryAfter),
    },
  );
}
