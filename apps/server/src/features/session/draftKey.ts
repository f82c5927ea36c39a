import { randomBytes } from 'node:crypto';
import type { Backend } from '../../http/backend';

/** Length of a key, in bytes. */
const LENGTH = 32;

/**
 * Returns a person's key for unsaved input in the browser, in base64: always the same one, made
 * when it is first needed. Of several sessions that need it at once, one makes it.
 */
export async function draftKeyOf(userId: string, { db, now }: Backend): Promise<string> {
  const read = () =>
    db.selectFrom('draftKeys').select('key').where('userId', '=', userId).executeTakeFirst();
  const known = await read();
  if (known) return known.key;
  await db
    .insertInto('draftKeys')
    .values({ userId, key: randomBytes(LENGTH).toString('base64'), createdAt: now() })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  return (await read())!.key;
}
