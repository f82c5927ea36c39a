import { execFileSync, spawnSync } from 'node:child_process';

/** A commit that changed files, with the content that each has since. */
export interface FileCommit {
  /** Full hash. */
  commit: string;
  by: string;
  /** ISO 8601. */
  at: string;
  /** Name of the content (git's blob) by path; `null` where the file went. */
  files: Map<string, string | null>;
}

const MOST = 2 ** 30;
const START = '\u0001';
const BETWEEN = '\u0002';

/**
 * Returns the commits that changed files below `folder`, newest first, by one call of git. None
 * outside git.
 */
export function readCommits(root: string, folder: string): FileCommit[] {
  const format = `--format=${START}%H${BETWEEN}%aN${BETWEEN}%aI`;
  const args = ['log', format, '--raw', '--no-abbrev', '--no-renames', '-z', '--', folder];
  try {
    const log = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: MOST,
    });
    return log.split(START).slice(1).map(readCommit);
  } catch {
    return [];
  }
}

/** `:100644 100644 <old> <new> M`, then the path, each ended by a zero. */
function readCommit(text: string): FileCommit {
  const [head = '', ...parts] = text.split('\0').map((part) => part.trim());
  const [commit = '', by = '', at = ''] = head.split(BETWEEN);
  const files = new Map<string, string | null>();
  for (const [place, part] of parts.entries()) {
    if (!part.startsWith(':')) continue;
    const [, , , blob = '', status] = part.split(' ');
    files.set(parts[place + 1] ?? '', status === 'D' ? null : blob);
  }
  return { commit, by, at, files };
}

/**
 * Returns contents by their names (a blob, or `commit:path`), by one call of git. What git does not
 * have is left out.
 */
export function readObjects(root: string, names: readonly string[]): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  if (names.length === 0) return found;
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: `${names.join('\n')}\n`,
    maxBuffer: MOST,
  });
  let at = 0;
  for (const name of names) {
    const end = stdout?.indexOf('\n', at) ?? -1;
    if (end < 0) break;
    // `<hash> blob <bytes>`, or `<name> missing`.
    const size = / blob (\d+)$/.exec(stdout.toString('utf8', at, end))?.[1];
    at = end + 1;
    if (size === undefined) continue;
    found.set(name, stdout.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return found;
}
