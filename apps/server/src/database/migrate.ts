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
