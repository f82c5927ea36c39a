import { sql } from 'kysely';
import type { Db } from '../../database/connect';

/**
 * Runs `work` while nobody else adds or removes the content of a hash: an unused one is never
 * removed between its upload and the row that names it.
 */
export async function withContent(hash: string, db: Db, work: (trx: Db) => Promise<void>) {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(trx);
    await work(trx);
  });
}
