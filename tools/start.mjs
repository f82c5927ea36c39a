import { spawn } from 'node:child_process';
import path from 'node:path';
import { installIfNeeded } from './install.mjs';

/**
 * `npm start`: installs from the lock file if needed, builds if needed, starts the reference
 * server, which serves the back-office from the same port. Arguments go to the server: `npm start
 * -- --demo=large`.
 */
// Taken before the build: Vite sets NODE_ENV to production in the process that it builds in.
const env = { ...process.env };
try {
  installIfNeeded();
  const { buildIfNeeded } = await import('./build.mjs');
  await buildIfNeeded();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const main = path.resolve(import.meta.dirname, '../apps/server/dist/main.js');
const server = spawn(process.execPath, ['--enable-source-maps', main, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
