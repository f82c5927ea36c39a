import { Migrator, sql, type Kysely, type Migration } from 'kysely';

/** Statements of the migrations, by name, in the order of running. */
export type Migrations = Readonly<Record<string, readonly string[]>>;

/**
 * Brings the database up to date. Runs under Kysely's lock, so several servers may start at once.
 */
export async function migrate<Tables>(db: Kysely<Tables>, migrations: Migrations) {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => provide(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Whether the database has the newest of the migrations. One that a later release has brought
 * further is no obstacle: both run beside each other during an update.
 */
export async function isMigrated<Tables>(db: Kysely<Tables>, migrations: Migrations) {
  const newest = Object.keys(migrations).sort().at(-1);
  const { rows } = await sql`select 1 from kysely_migration where name = ${newest}`.execute(db);
  return rows.length === 1;
}

function provide(migrations: Migrations) {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, statements]) => [name, migration(statements)]),
  );
}

function migration(statements: readonly string[]): Migration {
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
