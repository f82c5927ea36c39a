import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;

/** Installs the bench's own packages where they are missing. */
export function installPeers() {
  if (existsSync(path.join(here, 'node_modules'))) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
