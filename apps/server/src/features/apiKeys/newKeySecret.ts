import { API_KEY_PREFIX, beijing, KEY_OVERLAP_HOURS, type ApiKeySecret } from '@mingjian/api';
import { hashOf, newSecret } from '../../database/ids';
import { notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { logEvent } from '../../resources/operateLog';
import { demandRight, withinScope } from '../../resources/scope';
import { CLIENT_INTEGRATORS } from '../../roles';
import { apiKeyTexts } from './texts';

/** Characters of a key's end that are shown. */
const TAIL = 4;

/**
 * Makes the text of a key, and returns it once. The one before works for a day more. From now on
 * the key works in the name of the account that made its text.
 */
export async function newKeySecret(
  { id }: { id: string },
  caller: Caller,
  backend: Backend,
): Promise<ApiKeySecret> {
  demandRight(caller, CLIENT_INTEGRATORS);
  const time = backend.now();
  return backend.db.transaction().execute(async (db) => {
    const key = await db
      .selectFrom('apiKeys')
      .select(['companyId', 'status'])
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .where(withinScope(caller, 'apiKeys.companyId'))
      .forUpdate()
      .executeTakeFirst();
    if (!key) throw notFound();
    if (key.status === 0) throw refusal(409, apiKeyTexts, (t) => t.isOff);
    const ends = new Date(time.getTime() + KEY_OVERLAP_HOURS * 3_600_000);
    const before = await db
      .updateTable('apiKeySecrets')
      .set({ validUntil: ends })
      .where('keyId', '=', id)
      .where('validUntil', 'is', null)
      .returning('keyId')
      .execute();
    const secret = `${API_KEY_PREFIX}${newSecret()}`;
    const row = { keyId: id, tail: secret.slice(-TAIL), createdAt: time, validUntil: null };
    await db
      .insertInto('apiKeySecrets')
      .values({ hash: hashOf(secret), ...row })
      .execute();
    await db.updateTable('apiKeys').set({ userId: caller.userId }).where('id', '=', id).execute();
    const object = { objectType: 'apiKey', objectId: id, companyId: key.companyId };
    await logEvent({ action: 'passwordChanged', module: 'companies', ...object }, caller, time, db);
    return { secret, previousUntil: before.length > 0 ? beijing(ends) : null };
  });
}
