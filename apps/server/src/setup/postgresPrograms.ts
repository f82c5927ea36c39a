import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartError } from '../startError';

/** Writes a PostgreSQL database to a file, at one moment, while others use it. */
export async function dumpDatabase(url: string, file: string) {
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`], url);
}

/** Fills an empty PostgreSQL database from such a file, wholly or not at all. */
export async function restoreDatabase(url: string, file: string) {
  const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-acl'];
  await run('pg_restore', [...whole, file], url);
}

async function run(program: string, args: readonly string[], url: string) {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  // Everybody on the machine sees the arguments of a process, and nobody its environment.
  address.password = '';
  const child = spawn(program, [...args, `--dbname=${address.href}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  const [code] = (await once(child, 'exit').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new StartError(
      `${program} is not on this machine. Install the client programs of PostgreSQL, no older than the server.`,
    );
  })) as [number | null];
  if (code !== 0) throw new StartError(`${program} failed. The reason is in the lines above.`);
}
