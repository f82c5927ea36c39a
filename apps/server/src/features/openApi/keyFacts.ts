import type { OpenKey } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';

/** Returns what the key of a call is, and what it may do. */
export async function keyFacts(
  _: object,
  { companyId, realname, apiKey }: Caller,
  { db }: Backend,
): Promise<OpenKey> {
  const { name } = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return {
    name: apiKey!.name,
    companyId: companyId!,
    companyName: name,
    accountName: realname,
    scopes: [...apiKey!.scopes],
  };
}
