import { beijing, type ServerDatabase, type ServerInfo, type ServerQueue } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { DEAD_JOBS } from '../../jobs/jobKind';

/** Returns kind, size and version of the database. */
export async function readDatabase(db: Db, isEmbedded: boolean): Promise<ServerDatabase> {
  const { rows } = await sql<{
    version: string;
    bytes: number;
    migrations: number;
    lastMigration: string | null;
  }>`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      (select count(*)::int from kysely_migration) as migrations,
      (select max(name) from kysely_migration) as last_migration
  `.execute(db);
  return { kind: isEmbedded ? 'embedded' : 'server', ...rows[0]! };
}

/**
 * Returns the jobs that are due and those that were given up. Before the first worker of an
 * installation there is no queue.
 */
export async function readJobs(db: Db, now: Date): Promise<ServerQueue> {
  const found = await sql<{ table: string | null }>`
    select to_regclass('pgboss.job')::text as table`.execute(db);
  if (found.rows[0]!.table === null) return { waiting: 0, failed: 0, oldestTime: null };
  const { rows } = await sql<Counted>`
    select
      count(*) filter (where state < 'active' and start_after <= ${now}
        and name <> ${DEAD_JOBS})::int as waiting,
      count(*) filter (where name = ${DEAD_JOBS} and state < 'completed')::int as failed,
      min(created_on) filter (where state < 'active' and start_after <= ${now}
        and name <> ${DEAD_JOBS}) as oldest
    from pgboss.job
  `.execute(db);
  return queueOf(rows[0]!);
}

/** Returns the messages that are due and those that could not be delivered. */
export async function readOutbox(db: Db, now: Date): Promise<ServerQueue> {
  const { rows } = await sql<Counted>`
    select
      count(*) filter (where status = 0 and next_try_at <= ${now})::int as waiting,
      count(*) filter (where status = 2)::int as failed,
      min(created_at) filter (where status = 0 and next_try_at <= ${now}) as oldest
    from outbox
  `.execute(db);
  return queueOf(rows[0]!);
}

/** Returns number and size of the uploaded contents; files of one content share it. */
export async function readUploads(db: Db): Promise<ServerInfo['uploads']> {
  const { rows } = await sql<ServerInfo['uploads']>`
    select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes
    from (select max(size) as size from uploaded_files group by hash) contents
  `.execute(db);
  return rows[0]!;
}

interface Counted {
  waiting: number;
  failed: number;
  oldest: Date | null;
}

const queueOf = ({ waiting, failed, oldest }: Counted): ServerQueue => ({
  waiting,
  failed,
  oldestTime: oldest && beijing(oldest),
});
