import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openPglite, openPostgres, type Database } from '../database/connect';
import { prepare } from '../setup/prepare';
import { templateIn } from '../setup/template';

/** The present day of the tests' demo data. */
export const TEST_DAY = '2026-06-15';

/** The server's source, and how to run it. */
export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
export const RUN_MAIN: readonly string[] = ['--import', 'tsx', MAIN];

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const CACHE = path.join(ROOT, 'node_modules/.cache/mingjian');

/** Fifty calls at once wait for ten connections: on a busy machine longer than people would. */
const LIMITS = { statementTimeout: 120_000, patience: 120_000 };

let opened: Promise<Database> | undefined;

/**
 * Returns the demo database that all tests of a worker share: PostgreSQL when `DATABASE_URL` is
 * set, else a copy of a template.
 */
export function testDatabase() {
  opened ??= process.env.DATABASE_URL ? openFresh(process.env.DATABASE_URL) : openCopy();
  return opened;
}

/** Returns the folder of a template with the small demo, made once and kept. */
export const demoTemplate = () => templateIn(CACHE, { demo: 'small', baseDay: TEST_DAY }, RUN_MAIN);

/**
 * A worker is killed without warning when its tests are done, so the next one clears away what it
 * left.
 */
async function openCopy() {
  const template = await demoTemplate();
  for (const name of readdirSync(CACHE)) {
    const pid = Number(/^run-(\d+)$/.exec(name)?.[1] ?? NaN);
    if (pid && !isRunning(pid)) rmSync(path.join(CACHE, name), { recursive: true, force: true });
  }
  const folder = path.join(CACHE, `run-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(template, folder, { recursive: true });
  return openPglite(folder);
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function openFresh(url: string) {
  const database = await openPostgres(url, LIMITS);
  await sql`drop schema if exists pgboss cascade`.execute(database.db);
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  await prepare(database, { demo: 'small', baseDay: TEST_DAY });
  return database;
}
