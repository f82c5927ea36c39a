import { execFileSync } from 'node:child_process';

/**
 * Returns the files that differ from the commit where the branch left `main`, and on `main` itself
 * from the commit before; paths from the root of the project. `null` outside git, or where that
 * commit is not at hand.
 */
export function changedFiles(root: string): Set<string> | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 2 ** 20,
    });
  const tried = (...args: string[]) => {
    try {
      return git(...args).trim();
    } catch {
      return null;
    }
  };
  const head = tried('rev-parse', 'HEAD');
  const fork = ['origin/main', 'main']
    .map((main) => tried('merge-base', 'HEAD', main))
    .find((commit) => commit !== null && commit !== head);
  const base = fork ?? tried('rev-parse', '--verify', 'HEAD~^{commit}');
  if (base === null) return null;
  const tracked = git('diff', '--name-only', '--no-renames', '-z', base).split('\0');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z').split('\0');
  return new Set([...tracked, ...untracked].filter((file) => file !== ''));
}
