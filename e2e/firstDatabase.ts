import { beijingDay } from '@mingjian/api';
import { newDataDir, startServer } from './server';

/**
 * Makes the demo database once, in a folder that the environment names to every worker: each server
 * starts from a copy in place of making its own for twelve seconds. The day of its data is that of
 * the run's start, also for servers that start after ten in Beijing. Returns what removes it.
 */
export default async function makeFirstDatabase() {
  const { dataDir, remove } = newDataDir();
  process.env['FIRST_DAY'] = beijingDay(new Date(Date.now() - 10 * 3_600_000));
  const server = await startServer(dataDir);
  await server.end('SIGTERM');
  process.env['FIRST_DATABASE'] = dataDir;
  return remove;
}
