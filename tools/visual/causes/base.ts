import { execFileSync } from 'node:child_process';

/** Changes between the compared state and the present files. */
export interface BaseState {
  /** The commit that is compared with. */
  commit: string;
  /** Files that were changed, added or removed since, from the root of the project. */
  changed: Set<string>;
  /** Text of a file then; `null` where there was none. */
  read(file: string): string | null;
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 2 ** 20,
  });

/**
 * Finds what changed since `ref`; by default since the branch left `main`, and on `main` itself
 * since a baseline was last written. `null` outside git, or where that commit is not at hand (a
 * shallow clone): pictures are compared all the same, only their reasons are missing.
 */
export function readBase(root: string, ref?: string): BaseState | null {
  try {
    const commit = git(
      root,
      'rev-parse',
      '--verify',
      `${ref ?? defaultBase(root)}^{commit}`,
    ).trim();
    const tracked = git(root, 'diff', '--name-only', '--no-renames', '-z', commit).split('\0');
    const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z').split('\0');
    return {
      commit,
      changed: new Set(
        [...tracked, ...untracked].filter((file) => file !== '' && !file.startsWith('visual/')),
      ),
      read(file) {
        try {
          return git(root, 'show', `${commit}:${file}`);
        } catch {
          return null;
        }
      },
    };
  } catch {
    return null;
  }
}

function defaultBase(root: string): string {
  const head = git(root, 'rev-parse', 'HEAD').trim();
  for (const main of ['origin/main', 'main']) {
    try {
      const fork = git(root, 'merge-base', 'HEAD', main).trim();
      if (fork !== head) return fork;
    } catch {
      // There is no such branch here.
    }
  }
  return git(root, 'log', '-1', '--format=%H', '--', 'visual/stories').trim();
}

/** The commit of the files, with `+` when some were changed since; `null` outside git. */
export function commitOf(root: string): string | null {
  try {
    const commit = git(root, 'rev-parse', '--short', 'HEAD').trim();
    return git(root, 'status', '--porcelain').trim() === '' ? commit : `${commit}+`;
  } catch {
    return null;
  }
}
