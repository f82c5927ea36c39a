import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { groupBy } from '../baselines/groupBy';
import { parseDecisions } from '../baselines/decisions';
import { componentOf } from '../baselines/component';
import { parseBaselines, type StoryBaseline } from '../baselines/stories';
import { readObjects } from './gitObjects';
import type { Decision } from '../report';

/** The stored files of the commit that a branch is checked against. */
export interface StoredBase {
  /** Full hash. */
  commit: string;
  /** Baselines of then, by story, in files that differ now. */
  baselines: Map<string, StoryBaseline>;
  /** Decisions of then, by story, in files that differ now. */
  decisions: Map<string, Decision[]>;
  /** Whether the file of a story's baseline differs now. */
  differs(story: string): boolean;
}

const NO_STORIES = '{"stories":{}}';

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 2 ** 20,
  });

/**
 * Reads what `visual/` contained where the branch left `main`; on `main` itself, before its last
 * change. `null` outside git, and where that commit is not at hand.
 */
export function readStoredBase(root: string): StoredBase | null {
  try {
    const commit = git(root, 'rev-parse', '--verify', `${baseOf(root)}^{commit}`).trim();
    const changed = changedFiles(root, commit);
    const below = (folder: string) => changed.filter((file) => file.startsWith(folder));
    const stories = below('visual/stories/');
    const decisions = below('visual/decisions/');
    const names = [...stories, ...decisions];
    const files = readObjects(
      root,
      names.map((file) => `${commit}:${file}`),
    );
    const textOf = (file: string) => files.get(`${commit}:${file}`)?.toString('utf8') ?? null;
    const components = new Set(stories.map((file) => path.posix.basename(file, '.json')));
    return {
      commit,
      baselines: new Map(
        stories.flatMap((file) => [...parseBaselines(textOf(file) ?? NO_STORIES)]),
      ),
      decisions: groupBy(
        decisions.flatMap((file) => parseDecisions(textOf(file) ?? '', file)),
        ({ story }) => story,
      ),
      differs: (story) => components.has(componentOf(story)),
    };
  } catch {
    return null;
  }
}

/**
 * Returns the commit that recorded baselines last; `null` outside git. What it shows has their
 * hashes.
 */
export function lastRecorded(root: string): string | null {
  try {
    return git(root, 'log', '-1', '--format=%H', '--', 'visual/stories').trim() || null;
  } catch {
    return null;
  }
}

/**
 * Returns the base commit, to be rendered on a machine other than that of the baselines. Throws
 * where the clone does not contain it.
 */
export function baseToRender(root: string): string {
  try {
    return git(root, 'rev-parse', '--verify', `${baseOf(root)}^{commit}`).trim();
  } catch {
    throw new Error(
      'Pictures of this machine are compared with those of the commit where the branch left main, and this clone does not contain it. Fetch it: git fetch --unshallow origin main (in a whole clone: git fetch origin main).',
    );
  }
}

/**
 * Returns the commit where the branch left `main`; on `main` the last one while `visual/` is being
 * changed, and otherwise the one before its last change.
 */
function baseOf(root: string): string {
  const head = git(root, 'rev-parse', 'HEAD').trim();
  for (const main of ['origin/main', 'main']) {
    try {
      const fork = git(root, 'merge-base', 'HEAD', main).trim();
      if (fork !== head) return fork;
    } catch {
      // There is no such branch here.
    }
  }
  const isChanged = git(root, 'status', '--porcelain', '--', 'visual').trim() !== '';
  return isChanged ? head : `${git(root, 'log', '-1', '--format=%H', '--', 'visual').trim()}^`;
}

function changedFiles(root: string, commit: string): string[] {
  const tracked = git(root, 'diff', '--name-only', '--no-renames', '-z', commit, '--', 'visual');
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', 'visual');
  return [...new Set(`${tracked}${untracked}`.split('\0').filter(Boolean))];
}
