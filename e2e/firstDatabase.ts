import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beijingDay } from '@mingjian/api';
import { newDataDir, startServer } from './server';

/**
 * Makes the demo database once, in a folder that the environment names to every worker: each server
 * starts from a copy in place of making its own for a minute. The day of its data is that of the
 * run's start, also for servers that start after ten in Beijing. Returns what removes it. A folder
 * that is named already is taken as it is.
 */
export default async function makeFirstDatabase() {
  if (process.env['FIRST_DATABASE'] !== undefined) return;
  const { dataDir, remove } = newDataDir();
  process.env['FIRST_DAY'] = beijingDay(new Date(Date.now() - 10 * 3_600_000));
  await makeIn(dataDir);
  process.env['FIRST_DATABASE'] = dataDir;
  return remove;
}

async function makeIn(dataDir: string) {
  const server = await startServer(dataDir);
  await server.end('SIGTERM');
}

/** `tsx e2e/firstDatabase.ts folder` makes it for several programs, without a server's own data. */
const [, program, folder] = process.argv;
if (program === import.meta.filename && folder !== undefined) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await makeIn(folder);
  for (const name of readdirSync(folder))
    if (!name.startsWith('template-'))
      rmSync(path.join(folder, name), { recursive: true, force: true });
}
