import { spawn } from 'node:child_process';
import { installIfNeeded } from './install.mjs';

/** `npm run dev`: server, back-office and Storybook, all reloading. Ends together. */
installIfNeeded();

const programs = [
  ['server', 'npx', ['tsx', 'watch', '--tsconfig', 'tsconfig.base.json', 'apps/server/src/main.ts']],
  ['app', 'npx', ['vite', 'apps/backoffice', '--config', 'apps/backoffice/vite.config.ts']],
  ['storybook', 'npx', ['storybook', 'dev', '-p', '6006', '--no-open', '--ci']],
];

const running = programs.map(([name, command, args]) => {
  const program = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (text) => process.stdout.write(String(text).replaceAll(/^(?=.)/gm, `[${name}] `)));
  }
  program.on('exit', stop);
  return program;
});

function stop() {
  for (const program of running) program.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
