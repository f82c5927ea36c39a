import type { Db } from '../../database/connect';
import { newSecret } from '../../database/ids';

/** Name of the key among those of an installation. */
const NAME = 'file addresses';

/**
 * Returns the reader of the key that signs addresses of files. All processes on a database have the
 * same one, made when the first of them needs it.
 */
export function addressKey(db: Db): () => Promise<string> {
  let known: Promise<string> | undefined;
  return async () => {
    known ??= readOrMake(db);
    // A database that did not respond is asked again.
    known.catch(() => (known = undefined));
    return known;
  };
}

async function readOrMake(db: Db) {
  await db
    .insertInto('installationKeys')
    .values({ name: NAME, key: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { key } = await db
    .selectFrom('installationKeys')
    .select('key')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return key;
}
