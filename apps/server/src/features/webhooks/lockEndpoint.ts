import { notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';

/** Locks an endpoint that the caller may see, and returns it. Throws 404 for any other. */
export async function lockEndpoint(id: string, caller: Caller, { db }: Pick<Backend, 'db'>) {
  const endpoint = await db
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where(withinScope(caller, 'webhookEndpoints.companyId'))
    .forUpdate()
    .executeTakeFirst();
  if (!endpoint) throw notFound();
  return endpoint;
}
