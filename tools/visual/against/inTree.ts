import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import path from 'node:path';

export interface TreeOptions {
  /** The project. */
  root: string;
  /** Full hash of the commit to check out. */
  commit: string;
  /** Target folder. Its content is removed. */
  folder: string;
  /** Installs the packages of a tree whose lock file is another. @default npm ci */
  install?: (folder: string) => void;
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** Returns the full hash of a commit. Throws where git knows none of that name. */
export function commitNamed(root: string, ref: string): string {
  try {
    return git(root, 'rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`);
  } catch {
    throw new Error(
      `git knows no commit \`${ref}\` here. In a shallow clone fetch it first: git fetch --depth 1 origin ${ref}`,
    );
  }
}

/**
 * Checks a commit out beside the working tree, gives it its packages, and hands its folder to
 * `work`. The folder is gone afterwards, also when something failed, and when an earlier run was
 * stopped half way.
 */
export async function inTree<Result>(
  { root, commit, folder, install = installPackages }: TreeOptions,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  removeTree(root, folder);
  mkdirSync(path.dirname(folder), { recursive: true });
  try {
    git(root, 'worktree', 'add', '--quiet', '--detach', '--force', folder, commit);
    if (hasSameLock(root, folder))
      symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    else install(folder);
    return await work(folder);
  } finally {
    removeTree(root, folder);
  }
}

function hasSameLock(root: string, folder: string): boolean {
  const lockOf = (place: string) => {
    const file = path.join(place, 'package-lock.json');
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  return lockOf(root) === lockOf(folder);
}

function installPackages(folder: string): void {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(
      'Its packages are others than those of the working tree, and could not be installed. See npm above.',
    );
}

function removeTree(root: string, folder: string): void {
  // Nothing may follow the link to the packages of the working tree.
  const packages = path.join(folder, 'node_modules');
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) unlinkSync(packages);
  try {
    git(root, 'worktree', 'remove', '--force', folder);
  } catch {
    // A run that was stopped may leave the folder without git's note of it, or the note without the
    // folder.
    rmSync(folder, { recursive: true, force: true });
    git(root, 'worktree', 'prune');
  }
}
