import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../database/connect';

/** Returns pg-boss's way into our connection, or into a transaction of it. */
export function executorOf(db: Db) {
  const plain = db.withoutPlugins();
  async function run(text: string, values: readonly unknown[], on: Db) {
    const { rows } = await on.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows: rows as Record<string, unknown>[] };
  }
  return {
    async executeSql(text: string, values: readonly unknown[] = []) {
      if (!/^\s*BEGIN;/.test(text)) return run(text, values, plain);
      // pg-boss begins and commits in one text: one that fails must not leave its transaction open.
      return plain.connection().execute(async (own) => {
        try {
          return await run(text, values, own);
        } catch (error) {
          await sql`rollback`.execute(own);
          throw error;
        }
      });
    },
  };
}
