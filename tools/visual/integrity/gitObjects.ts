import { spawnSync } from 'node:child_process';

const MOST = 2 ** 30;

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
