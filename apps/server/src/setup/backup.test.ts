import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openPglite, openPostgres, type Db } from '../database/connect';
import { demoFolder, signInAt, startServer } from '../testing/serverProcess';
import { testDatabase } from '../testing/testDatabase';
import { tokenHeaders } from '../testing/testServer';
import { PDF } from '../testing/uploadFile';

const address = process.env.DATABASE_URL;
const hasPrograms = ['pg_dump', 'pg_restore'].every(
  (program) => spawnSync(program, ['--version']).status === 0,
);

/** Tables whose content has to be the same afterwards, each with rows in the demo. */
const TABLES = ['users', 'user_roles', 'orders', 'companies', 'uploaded_files', 'menus'] as const;

/** Returns the number of rows of each table and a hash of their content. */
async function contentOf(db: Db) {
  const entries = TABLES.map(async (table) => {
    const { rows } = await sql<{ count: number; hash: string }>`
      select count(*) as count, md5(string_agg(one::text, ',' order by one::text)) as hash
      from ${sql.table(table)} as one`.execute(db);
    return [table, rows[0]!] as const;
  });
  const content = Object.fromEntries(await Promise.all(entries));
  for (const { count } of Object.values(content)) expect(count).toBeGreaterThan(0);
  return content;
}

/** Uploads a file at a running server, and returns its address there. */
async function upload(server: { address: string }, token: string) {
  const body = new FormData();
  body.set('file', new Blob([PDF]), '备份.pdf');
  const init = { method: 'POST', headers: tokenHeaders(token), body };
  const { data } = (await (await fetch(`${server.address}/system/upload`, init)).json()) as {
    data: { path: string };
  };
  return data.path;
}

const contentAt = async (file: string, server: { address: string }) =>
  (await fetch(new URL(file, server.address))).text();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mingjian-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The folder and its lock are PGlite's. */
describe.skipIf(address)('a backup of an embedded database', () => {
  const content = async (dataDir: string) => {
    const database = await openPglite(path.join(dataDir, 'db'));
    const result = await contentOf(database.db);
    await database.close();
    return result;
  };

  it('brings back the database and the files, whatever happened since', async () => {
    const dataDir = await demoFolder();
    const backup = path.join(folder, 'monday');
    const command = (flag: string, env = {}) => startServer({ DATA_DIR: dataDir, ...env }, [flag]);
    const first = await startServer({ DATA_DIR: dataDir });
    const file = await upload(first, (await signInAt(first.address)).token);
    const running = await command(`--backup=${backup}`);
    await first.stop('SIGTERM');
    const before = await content(dataDir);

    const made = await command(`--backup=${backup}`);
    const second = await startServer({ DATA_DIR: dataDir });
    await upload(second, (await signInAt(second.address, 'officer2')).token);
    await second.stop('SIGTERM');
    const occupied = await command(`--restore=${backup}`);
    const again = await command(`--backup=${backup}`);
    rmSync(dataDir, { recursive: true });
    const restored = await command(`--restore=${backup}`);

    expect(running.output()).toContain(`in use by another Mingjian server, process ${first.pid}`);
    expect([running, made, occupied, again, restored].map(({ exitCode }) => exitCode)).toEqual([
      1, 0, 1, 1, 0,
    ]);
    expect(made.output()).toMatch(/^The database and \d+ files are in .+monday\.\n$/);
    expect(occupied.output()).toContain('Restore into an empty DATA_DIR');
    expect(again.output()).toContain('is not empty');
    expect(await content(dataDir)).toEqual(before);
    const server = await startServer({ DATA_DIR: dataDir });
    expect((await signInAt(server.address)).token).toBeDefined();
    expect(await contentAt(file, server)).toBe(String(PDF));
    await server.stop('SIGTERM');

    const damaged = path.join(backup, 'files');
    const group = path.join(damaged, readdirSync(damaged)[0]!);
    appendFileSync(path.join(group, readdirSync(group)[0]!), '戊');
    const elsewhere = path.join(folder, 'elsewhere');
    const refused = await command(`--restore=${backup}`, { DATA_DIR: elsewhere });
    expect(refused.output()).toContain('The backup is damaged');
    expect(existsSync(path.join(elsewhere, 'db'))).toBe(false);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is refused where there is none, in a sentence', async () => {
    const dataDir = path.join(folder, 'data');
    const absent = await startServer({ DATA_DIR: dataDir }, [`--restore=${folder}/nothing`]);
    const empty = await startServer({ DATA_DIR: dataDir }, [`--backup=${folder}/monday`]);

    expect(absent.output()).toBe(`There is no complete backup in ${folder}/nothing.\n`);
    expect(empty.output()).toBe(`There is no database in ${dataDir}. Check DATA_DIR.\n`);
    expect(existsSync(path.join(folder, 'monday'))).toBe(false);
  });
});

describe.runIf(address)('a backup of a PostgreSQL', () => {
  const name = `backup_${process.pid}`;
  const target = () => Object.assign(new URL(address!), { pathname: `/${name}` }).href;
  const inMain = async (statement: string) => sql.raw(statement).execute((await testDatabase()).db);
  beforeAll(() => inMain(`create database ${name}`));
  afterAll(() => inMain(`drop database ${name} with (force)`));

  it('is made while people work, and fills an empty database', async (context) => {
    if (!hasPrograms) context.skip('pg_dump and pg_restore are not on this machine.');
    const { db } = await testDatabase();
    const backup = path.join(folder, 'monday');
    const from = { DATABASE_URL: address!, DATA_DIR: path.join(folder, 'from') };
    const to = { DATABASE_URL: target(), DATA_DIR: path.join(folder, 'to') };
    const server = await startServer({ ...from, ROLE: 'web' });
    const call = await signInAt(server.address);
    const file = await upload(server, call.token);
    const before = await contentOf(db);

    const made = await startServer(from, [`--backup=${backup}`]);
    await upload(server, call.token);
    const occupied = await startServer(from, [`--restore=${backup}`]);
    const restored = await startServer(to, [`--restore=${backup}`]);
    await server.stop('SIGTERM');

    expect([made, occupied, restored].map(({ exitCode }) => exitCode)).toEqual([0, 1, 0]);
    expect(occupied.output()).toContain('Restore into an empty one');
    const other = await openPostgres(target());
    expect(await contentOf(other.db)).toEqual(before);
    await other.close();
    const next = await startServer({ ...to, ROLE: 'web' });
    expect((await signInAt(next.address)).token).toBeDefined();
    expect(await contentAt(file, next)).toBe(String(PDF));
    await next.stop('SIGTERM');
    await db.deleteFrom('uploadedFiles').where('name', '=', '备份.pdf').execute();
  });
});
