import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Builds and packs `ui` and `widgets` as they would be published, and unpacks them below `folder`.
 * Returns the folder to resolve them from.
 */
export function packPackages(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['ui', 'widgets']) {
    const source = path.join(root, 'packages', name);
    const target = path.join(folder, 'node_modules/@mingjian', name);
    mkdirSync(target, { recursive: true });
    run('npm', ['run', 'build', '--silent'], source);
    run('npm', ['pack', '--silent', '--pack-destination', target], source);
    run('sh', ['-c', 'tar -xzf *.tgz --strip-components=1 && rm *.tgz'], target);
  }
  return folder;
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}`);
}
