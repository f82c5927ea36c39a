import { CamelCasePlugin, Kysely, PostgresDialect, type LogEvent } from 'kysely';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { listenEmbedded, listenPostgres, type Listen } from './notifications';
import type { Schema } from './schema';
import { StartError } from '../startError';

/** The database as handlers see it. */
export type Db = Kysely<Schema>;

/** SQLSTATE of a statement that was cancelled, for its timeout too. */
export const TIMED_OUT = '57014';

/** An open database. */
export interface Database {
  db: Db;
  /** Whether only this process writes to it, so that its caches cannot go stale. */
  exclusive: boolean;
  /** Calls `listener` with the table's name after each insert, update or delete. */
  onWrite(listener: (table: string) => void): void;
  /** Subscribes to what the processes of the installation notify each other of. */
  listen: Listen;
  /** Waits for running queries and closes. */
  close(): Promise<void>;
}

/**
 * 8-byte integers come as numbers: nothing that we count or add reaches 2⁵³. Days come as they are
 * written, in no time zone.
 */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.INT8) return Number;
    return oid === pg.types.builtins.DATE ? String : pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

/**
 * Opens embedded PostgreSQL in a folder, or in memory without one. The caller holds the folder's
 * lock.
 */
export async function openPglite(folder?: string): Promise<Database> {
  const pglite = await PGlite.create(folder ? { dataDir: folder } : {}).catch((error: unknown) => {
    throw folder === undefined ? error : damageOf(folder, error);
  });
  const listen = await listenEmbedded(pglite);
  const pool = new pg.Pool(
    Object.assign(createPgConfig(pglite), {
      types,
      max: 1,
      idleTimeoutMillis: 0,
    }) as unknown as pg.PoolConfig,
  );
  return { ...assemble(pool, () => pglite.close()), exclusive: true, listen };
}

/** PGlite reports damaged files as an `Aborted()` of its program; other faults have a code. */
function damageOf(folder: string, error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined) return error;
  return new StartError(
    `The database in ${folder} cannot be opened: its files are damaged or incomplete. ` +
      `Keep a copy of the folder, and restore it from a backup (${message.split('\n')[0]}).`,
  );
}

/** Longest that PostgreSQL works on one statement of a request, in milliseconds. */
const STATEMENT_TIMEOUT = 15_000;

/** Longest that a caller waits for one of the connections, in milliseconds. */
const PATIENCE = 5_000;

/** Options of connections; limits are in milliseconds. */
export interface PostgresOptions {
  /** Address for notifications, where the other one leads to a pooler. @default the same */
  listenUrl?: string | undefined;
  /** Longest of a statement, which then fails with `TIMED_OUT`. 0 is for migrations. */
  statementTimeout?: number;
  /** Longest wait for a free connection. */
  patience?: number;
}

/** Connects to a PostgreSQL server. */
export async function openPostgres(
  url: string,
  {
    listenUrl = url,
    statementTimeout = STATEMENT_TIMEOUT,
    patience = PATIENCE,
  }: PostgresOptions = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: patience,
    statement_timeout: statementTimeout,
  });
  // Without a listener, a connection that the database server drops would end this process: the
  // pool reports idle ones, a client itself between two statements of a transaction. The next
  // statement fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  await pool.query('select 1');
  const assembled = assemble(pool, async () => undefined);
  return { ...assembled, exclusive: false, listen: listenPostgres(listenUrl) };
}

function assemble(
  pool: pg.Pool,
  closeEngine: () => Promise<void>,
): Omit<Database, 'exclusive' | 'listen'> {
  const listeners: ((table: string) => void)[] = [];
  const log = (event: LogEvent) => {
    const table = writtenTable(event);
    if (table) for (const listener of listeners) listener(table);
  };
  const db: Db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log,
  });
  return {
    db,
    onWrite: (listener) => void listeners.push(listener),
    async close() {
      await db.destroy();
      await closeEngine();
    },
  };
}

function writtenTable({ query: { query } }: LogEvent) {
  if (query.kind === 'InsertQueryNode') return query.into?.table.identifier.name;
  if (query.kind === 'UpdateQueryNode') return tableName(query.table);
  if (query.kind === 'DeleteQueryNode') return tableName(query.from.froms[0]);
  return undefined;
}

function tableName(node: unknown) {
  return (node as { table?: { identifier?: { name?: string } } } | undefined)?.table?.identifier
    ?.name;
}
