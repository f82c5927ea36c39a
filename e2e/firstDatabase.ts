import { newDataDir, startServer } from './server';

/**
 * Makes the demo database once, in a folder that the environment names to every worker: each server
 * starts from a copy in place of making its own for twelve seconds. Returns what removes it.
 */
export default async function makeFirstDatabase() {
  const { dataDir, remove } = newDataDir();
  const server = await startServer(dataDir);
  await server.end('SIGTERM');
  process.env['FIRST_DATABASE'] = dataDir;
  return remove;
}
