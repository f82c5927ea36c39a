import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const bin = path.resolve(import.meta.dirname, '../node_modules/.bin');

/** Starts one of the installed programs, `node` itself, or a program of the machine. */
export function start(command, args, options = {}) {
  if (command === 'node') return spawn(process.execPath, args, options);
  const installed = path.join(bin, command);
  const program = existsSync(installed) ? installed : command;
  return spawn(program, args, { shell: process.platform === 'win32', ...options });
}

/**
 * Runs a program to its end; resolves to its exit code, what it printed and the seconds it took.
 * `onText` hears it as it prints.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ onText?: (text: string) => void } & import('node:child_process').SpawnOptions}
 * [options]
 */
export function run(command, args, { onText = () => {}, ...options } = {}) {
  const started = performance.now();
  const program = start(command, args, options);
  let output = '';
  const keep = (text) => {
    output += text;
    onText(text);
  };
  program.stdout.on('data', keep);
  program.stderr.on('data', keep);
  return new Promise((resolve) =>
    program.on('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 }),
    ),
  );
}
