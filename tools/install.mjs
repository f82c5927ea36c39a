import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'node_modules/.installed');

/** Returns a hash of the wanted packages and the machine they are for. */
function wantedInstall() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  return hash
    .update(`${process.platform}-${process.arch}-${process.versions.modules}`)
    .digest('hex');
}

/**
 * Installs when the lock file changed since the last install that finished. Deleting node_modules
 * starts anew.
 */
export function installIfNeeded() {
  const wanted = wantedInstall();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(
      'Packages could not be installed, so nothing was started. See the npm messages above.',
    );
  writeFileSync(stamp, wanted);
}
