import path from 'node:path';
import { componentOf } from '../baselines/component';
import type { CellName, Decision, Earlier } from '../report';
import { readCommits, readObjects, type FileCommit } from './gitObjects';

/** As many as a reviewer looks at. */
const MOST = 6;
const FOLDER = 'visual/stories';

export interface HistoryOptions {
  root: string;
  /** The cells that are asked about. */
  wanted: readonly { story: string; cell: CellName }[];
  /** Decisions by story. */
  decisions: ReadonlyMap<string, readonly Decision[]>;
}

/**
 * Returns the baselines that each cell had, by `story/cell`, newest first. However many are asked
 * about, git is called twice.
 */
export async function readHistory({
  root,
  wanted,
  decisions,
}: HistoryOptions): Promise<Map<string, Earlier[]>> {
  const stories = new Set(wanted.map(({ story }) => story));
  const steps = stepsOf(root, readCommits(root, FOLDER), stories);
  return new Map(
    wanted.map(({ story, cell }) => [
      `${story}/${cell}`,
      listOf(steps.get(story) ?? [], cell, decisions.get(story) ?? []),
    ]),
  );
}

/** Hash of the picture by cell. */
type Cells = Record<CellName, string>;

/** A story's baseline after a commit. */
interface Step {
  commit: FileCommit;
  cells: Cells;
}

function stepsOf(
  root: string,
  commits: readonly FileCommit[],
  stories: ReadonlySet<string>,
): Map<string, Step[]> {
  const files = new Set([...stories].map((story) => `${componentOf(story)}.json`));
  const touched = commits.flatMap((commit) =>
    [...commit.files].flatMap(([file, blob]) =>
      blob !== null && files.has(path.posix.basename(file)) ? [{ commit, blob }] : [],
    ),
  );
  const objects = readObjects(root, [...new Set(touched.map(({ blob }) => blob))]);
  const steps = new Map<string, Step[]>();
  for (const { commit, blob } of touched) {
    for (const [story, cells] of baselinesIn(objects.get(blob))) {
      if (!stories.has(story)) continue;
      const known = steps.get(story) ?? [];
      known.push({ commit, cells });
      steps.set(story, known);
    }
  }
  return steps;
}

/**
 * Returns the pictures of each story in a file of baselines. A file that a merge left broken in
 * some commit has none.
 */
function baselinesIn(file: Buffer | undefined): [string, Cells][] {
  try {
    const { stories = {} } = JSON.parse(file?.toString('utf8') ?? '{}') as {
      stories?: Record<string, { cells?: Cells }>;
    };
    return Object.entries(stories).map(([story, { cells }]) => [story, cells ?? {}]);
  } catch {
    return [];
  }
}

function listOf(steps: readonly Step[], cell: CellName, decisions: readonly Decision[]): Earlier[] {
  const known = steps.flatMap(({ commit, cells }) =>
    cells[cell] === undefined ? [] : [{ commit, hash: cells[cell] }],
  );
  // A commit may change something else in the file: a baseline came with the oldest commit of those
  // in a row that have it.
  return known
    .filter(({ hash }, at) => hash !== known[at + 1]?.hash)
    .slice(0, MOST)
    .map(({ hash, commit }) => {
      const decision = acceptanceOf(hash, cell, decisions);
      return {
        hash,
        commit: commit.commit,
        at: decision?.at ?? commit.at,
        by: decision?.by ?? commit.by,
        reason: decision?.reason.trim() || null,
      };
    });
}

function acceptanceOf(
  hash: string,
  cell: CellName,
  decisions: readonly Decision[],
): Decision | undefined {
  return decisions
    .filter(
      (decision) =>
        decision.cell === cell && decision.after === hash && decision.verdict === 'accept',
    )
    .toSorted((one, other) => other.at.localeCompare(one.at))[0];
}
