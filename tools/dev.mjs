import path from 'node:path';
import { installIfNeeded } from './install.mjs';
import { start } from './run.mjs';

/** `npm run dev`: server, back-office and Storybook, all reloading. Ends together. */
installIfNeeded();

const programs = [
  ['server', 'tsx', ['watch', '--tsconfig', 'tsconfig.base.json', 'apps/server/src/main.ts']],
  ['app', 'vite', ['apps/backoffice', '--config', 'apps/backoffice/vite.config.ts']],
  ['storybook', 'storybook', ['dev', '-p', '6006', '--no-open', '--ci']],
];

const running = programs.map(([name, command, args]) => {
  const program = start(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Code is made from tables where the source is; no proxy has to see that a server stops.
    env: {
      ...process.env,
      SOURCE_FOLDER: path.resolve(import.meta.dirname, '..'),
      DRAIN_SECONDS: '0',
    },
  });
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (text) =>
      process.stdout.write(String(text).replaceAll(/^(?=.)/gm, `[${name}] `)),
    );
  }
  program.on('exit', stop);
  return program;
});

function stop() {
  for (const program of running) program.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
