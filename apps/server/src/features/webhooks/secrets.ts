import { beijing, SECRET_OVERLAP_HOURS, type WebhookSecret } from '@mingjian/api';
import { newId } from '../../database/ids';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { logEvent } from '../../resources/operateLog';
import { demandRight } from '../../resources/scope';
import { INTEGRATION_KEEPERS } from '../../roles';
import { lockEndpoint } from './lockEndpoint';
import { newWebhookSecret } from './signature';

/** Stores a new secret that nobody has seen. */
export async function storeSecret(
  endpointId: string,
  createdAt: Date,
  { db }: Pick<Backend, 'db'>,
  shownAt: Date | null = null,
) {
  const secret = newWebhookSecret();
  const id = newId(createdAt);
  const row = { id, endpointId, secret, createdAt, shownAt, validUntil: null };
  await db.insertInto('webhookSecrets').values(row).execute();
  return secret;
}

/**
 * Makes a secret of an endpoint, and returns it once. The one before signs too for a day, unless
 * nobody has seen it: then it ends at once.
 */
export async function newEndpointSecret(
  { id }: { id: string },
  caller: Caller,
  backend: Backend,
): Promise<WebhookSecret> {
  demandRight(caller, INTEGRATION_KEEPERS);
  const time = backend.now();
  return backend.db.transaction().execute(async (db) => {
    const { companyId } = await lockEndpoint(id, caller, { db });
    const ends = new Date(time.getTime() + SECRET_OVERLAP_HOURS * 3_600_000);
    await db
      .deleteFrom('webhookSecrets')
      .where('endpointId', '=', id)
      .where(({ or, eb }) => or([eb('shownAt', 'is', null), eb('validUntil', '<=', time)]))
      .execute();
    const before = await db
      .updateTable('webhookSecrets')
      .set({ validUntil: ends })
      .where('endpointId', '=', id)
      .where('validUntil', 'is', null)
      .returning('id')
      .execute();
    const secret = await storeSecret(id, time, { db }, time);
    const event = { action: 'passwordChanged', module: 'companies' } as const;
    const object = { objectType: 'webhookEndpoint', objectId: id, companyId };
    await logEvent({ ...event, ...object }, caller, time, db);
    return { secret, previousUntil: before.length > 0 ? beijing(ends) : null };
  });
}
