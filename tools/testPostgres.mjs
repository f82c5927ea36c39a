import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Runs the server's tests on a private PostgreSQL that lives for as long as they do. With
 * `--can-run` it runs none, and fails where this machine has no PostgreSQL for them.
 */
async function main() {
  const canRun = process.argv.includes('--can-run');
  const bin = findPostgres();
  if (!bin) {
    console.log(
      'There is no PostgreSQL on this machine, so no tests run on it. They need initdb, pg_ctl and postgres.',
    );
    return canRun ? 1 : 0;
  }
  const owner = process.getuid?.() === 0 ? postgresUser() : undefined;
  if (process.getuid?.() === 0 && !owner) {
    console.log(
      'PostgreSQL does not run as root, and this machine has no user "postgres", so no tests run on it.',
    );
    return canRun ? 1 : 0;
  }
  if (canRun) return 0;
  const folder = mkdtempSync(path.join(tmpdir(), 'mingjian-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const stop = () =>
    run(path.join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], owner);
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  process.once('exit', () => {
    if (existsSync(path.join(data, 'postmaster.pid'))) stop();
    rmSync(folder, { recursive: true, force: true });
  });

  must(
    run(
      path.join(bin, 'initdb'),
      ['-D', data, '-U', 'mingjian', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      owner,
    ),
  );
  const settings =
    `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} ` +
    '-c fsync=off -c full_page_writes=off';
  must(
    run(
      path.join(bin, 'pg_ctl'),
      ['-D', data, '-l', path.join(folder, 'log'), '-w', '-o', settings, 'start'],
      owner,
    ),
  );
  console.log(`${version(bin)} on 127.0.0.1:${port}`);

  const env = { ...process.env, DATABASE_URL: `postgres://mingjian@127.0.0.1:${port}/postgres` };
  const asked = process.argv.slice(2);
  const all = ['--project', 'server', '--project', 'foundations'];
  const tests = ['vitest', 'run', ...(asked.includes('--project') ? [] : all), ...asked];
  return spawnSync('npx', tests, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}

/**
 * The folder of PostgreSQL's programs: the one in PATH, or the newest that Debian has installed.
 */
function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((v) => path.join(debian, v, 'bin')),
  ];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(path.join(folder, program))),
  );
}

function postgresUser() {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout?.trim() || NaN),
  );
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : undefined;
}

/**
 * PostgreSQL's own messages are kept back unless it fails: its log goes to a file, so that no pipe
 * stays open.
 */
function run(program, args, owner) {
  return spawnSync(program, args, {
    ...owner,
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
}

function must({ status, error }) {
  if (status !== 0)
    throw new Error(
      `PostgreSQL could not be started${error ? `: ${error.message}` : ''}. Its messages are above.`,
    );
}

const version = (bin) =>
  spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim();

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

process.exit(await main());
