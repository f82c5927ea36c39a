// Reached by: nothing but the spine
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { spine } from './journey';
import { newDataDir } from './server';

const root = path.resolve(import.meta.dirname, '..');

test(
  'the start command builds what is missing and prints the address and the demo accounts',
  spine,
  async () => {
    const { dataDir, remove } = newDataDir();
    rmSync(path.join(root, 'apps/server/dist/.built'), { force: true });
    const { NODE_ENV: _mode, ...env } = process.env;
    const program = spawn(process.execPath, ['tools/start.mjs'], {
      cwd: root,
      env: { ...env, DATA_DIR: dataDir, PORT: '0', DRAIN_SECONDS: '0' },
    });
    let output = '';
    program.stdout.on('data', (text) => (output += text));

    await expect.poll(() => output, { timeout: 300_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    for (const account of ['admin', 'officer', 'officer2', 'client', 'client2']) {
      await expect.poll(() => output).toMatch(new RegExp(`^ *${account} +Mingjian@2026`, 'm'));
    }

    program.kill('SIGTERM');
    await new Promise((done) => program.once('exit', done));
    remove();
  },
);
