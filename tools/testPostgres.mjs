import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findPostgres, startPostgres, UNSAFE } from './privatePostgres.mjs';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Runs the server's tests on a private PostgreSQL that lives for as long as they do. With
 * `--can-run` it runs none, and fails where this machine has no PostgreSQL for them.
 */
async function main() {
  const canRun = process.argv.includes('--can-run');
  const found = findPostgres();
  if (found.reason) {
    console.log(found.reason);
    return canRun ? 1 : 0;
  }
  if (canRun) return 0;
  const { name, url } = await startPostgres(found, UNSAFE);
  console.log(name);

  const env = { ...process.env, DATABASE_URL: url };
  const asked = process.argv.slice(2);
  const all = ['--project', 'server', '--project', 'foundations'];
  const tests = ['vitest', 'run', ...(asked.includes('--project') ? [] : all), ...asked];
  return spawnSync('npx', tests, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}

process.exit(await main());
