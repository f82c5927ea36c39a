import path from 'node:path';
import type { StoryBaseline } from '../baselines/stories';
import { readSize } from '../pixels';
import type { CellName, Decision, Earlier } from '../report';
import { readPicturesThen } from './gitPictures';
import { readCommits, readObjects, type FileCommit } from './gitObjects';

/** As many as a reviewer looks at. */
const MOST = 6;
const FOLDER = 'visual/stories';

export interface HistoryOptions {
  root: string;
  /** The cells that are asked about. */
  wanted: readonly { story: string; cell: CellName }[];
  decisions: ReadonlyMap<string, readonly Decision[]>;
}

/**
 * Returns the baselines that each cell had, by `story/cell`, newest first. However many are asked
 * about, git is called thrice.
 */
export async function readHistory({
  root,
  wanted,
  decisions,
}: HistoryOptions): Promise<Map<string, Earlier[]>> {
  const stories = new Set(wanted.map(({ story }) => story));
  const steps = stepsOf(root, readCommits(root, FOLDER), stories);
  const lists = new Map(
    wanted.map(({ story, cell }) => [
      `${story}/${cell}`,
      listOf(steps.get(story) ?? [], cell, decisions.get(story) ?? []),
    ]),
  );
  const pictures = readPicturesThen(root, [...lists.values()].flat());
  const sizes = new Map(
    await Promise.all(
      [...pictures].map(async ([hash, file]) => [hash, await readSize(file)] as const),
    ),
  );
  return new Map(
    [...lists].map(([id, list]) => [
      id,
      list.map((entry) => ({ ...entry, size: sizes.get(entry.hash) ?? null })),
    ]),
  );
}

/** A story's baseline after a commit. */
interface Step {
  commit: FileCommit;
  cells: StoryBaseline['cells'];
}

function stepsOf(
  root: string,
  commits: readonly FileCommit[],
  stories: ReadonlySet<string>,
): Map<string, Step[]> {
  const touched = commits.flatMap((commit) =>
    [...commit.files].flatMap(([file, blob]) => {
      const story = path.posix.basename(file, '.json');
      return blob !== null && stories.has(story) ? [{ commit, story, blob }] : [];
    }),
  );
  const files = readObjects(root, [...new Set(touched.map(({ blob }) => blob))]);
  const steps = new Map<string, Step[]>();
  for (const { commit, story, blob } of touched) {
    const cells = cellsIn(files.get(blob));
    steps.set(story, [...(steps.get(story) ?? []), { commit, cells }]);
  }
  return steps;
}

/** A file that a merge left broken in some commit has no cells. */
function cellsIn(file: Buffer | undefined): StoryBaseline['cells'] {
  try {
    return (JSON.parse(file?.toString('utf8') ?? '{}') as Partial<StoryBaseline>).cells ?? {};
  } catch {
    return {};
  }
}

function listOf(
  steps: readonly Step[],
  cell: CellName,
  decisions: readonly Decision[],
): Omit<Earlier, 'size'>[] {
  const known = steps.flatMap(({ commit, cells }) =>
    cells[cell] === undefined ? [] : [{ commit, hash: cells[cell] }],
  );
  // A commit may change another cell of the story: a baseline came with the oldest commit of those
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
