import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Returns the folder of PostgreSQL's programs and the user that runs them; a `reason` where this
 * machine cannot run them.
 */
export function findPostgres() {
  const bin = programFolder();
  if (!bin)
    return {
      reason:
        'There is no PostgreSQL on this machine, so no tests run on it. They need initdb, pg_ctl and postgres.',
    };
  const owner = process.getuid?.() === 0 ? postgresUser() : undefined;
  if (process.getuid?.() === 0 && !owner)
    return {
      reason:
        'PostgreSQL does not run as root, and this machine has no user "postgres", so no tests run on it.',
    };
  return { bin, owner };
}

/** Settings under which a power cut may destroy the data, which saves time. */
export const UNSAFE = ['fsync=off', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL with an empty database, which ends with this process. `kept` is the data
 * folder of an earlier one, which stays.
 */
export async function startPostgres({ bin, owner }, settings = [], kept) {
  const folder = kept ? path.dirname(kept) : mkdtempSync(path.join(tmpdir(), 'mingjian-postgres-'));
  if (owner && !kept) chownSync(folder, owner.uid, owner.gid);
  const data = kept ?? path.join(folder, 'data');
  const port = await freePort();
  const options = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    ...settings,
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ');
  const control = (...args) => ['-D', data, '-w', ...args];
  const start = () => control('-l', path.join(folder, 'log'), '-o', options, 'start');
  const stop = (mode) => control('-m', mode, 'stop');
  const pgCtl = path.join(bin, 'pg_ctl');
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  process.once('exit', () => {
    if (existsSync(path.join(data, 'postmaster.pid')))
      spawnSync(pgCtl, stop('immediate'), settingsOf(owner));
    if (!kept) rmSync(folder, { recursive: true, force: true });
  });

  const made = [
    '-D',
    data,
    '-U',
    'mingjian',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  if (!kept) await run(path.join(bin, 'initdb'), made, owner);
  await run(pgCtl, start(), owner);
  return {
    name: `${version(bin)} on 127.0.0.1:${port}`,
    url: `postgres://mingjian@127.0.0.1:${port}/postgres`,
    /** Ends all connections, and takes new ones as soon as it is back. */
    async restart() {
      await run(pgCtl, stop('fast'), owner);
      await run(pgCtl, start(), owner);
    },
  };
}

/** The one in PATH, or the newest that Debian has installed. */
function programFolder() {
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

/** Runs a program to its end. Throws when it fails. */
async function run(program, args, owner) {
  const child = spawn(program, args, settingsOf(owner));
  const [code] = await once(child, 'exit').catch(({ message }) => [message]);
  if (code !== 0)
    throw new Error(
      `PostgreSQL could not be started (${path.basename(program)}: ${code}). Its messages are above.`,
    );
}

/**
 * PostgreSQL's own messages are kept back unless it fails: its log goes to a file, so that no pipe
 * stays open.
 */
const settingsOf = (owner) => ({
  ...owner,
  cwd: tmpdir(),
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
});

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
