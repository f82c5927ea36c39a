import type { StoryBaseline } from '../baselines/stories';
import { isSpoken } from '../cells';
import { hashOf } from '../pixels';
import type { CellName, ChangeKind, Decision } from '../report';
import { judge } from './judge';

/** Hashes of a visit's pictures and spoken trees, by cell. */
export type Seen = ReadonlyMap<CellName, string>;

/** One cell that is not its baseline. */
export interface Finding {
  story: string;
  cell: CellName;
  kind: ChangeKind;
  before: string | null;
  after: string | null;
  /**
   * Set where the same step was decided before. An accepted one is no problem, a denied one blocks.
   */
  decided: Decision | null;
}

/** The hash that a spoken tree is decided by. */
export const hashSpoken = (lines: readonly string[]) => hashOf(lines.join('\n'));

/** The baseline by content, pictures and spoken trees alike. */
export function hashesOf({ cells, spoken }: StoryBaseline): Map<CellName, string> {
  return new Map([
    ...Object.entries(cells),
    ...Object.entries(spoken).map(([cell, lines]): [string, string] => [cell, hashSpoken(lines)]),
  ]);
}

/**
 * Compares what was seen with the baseline. A cell that was not looked at this time is not judged.
 */
export function compareStory(
  story: string,
  baseline: StoryBaseline | undefined,
  seen: Seen,
  decisions: readonly Decision[],
): Finding[] {
  const known = baseline ? hashesOf(baseline) : new Map<CellName, string>();
  return [...seen].flatMap(([cell, after]) => {
    const before = known.get(cell) ?? null;
    return toFinding(story, cell, before === null ? 'new' : 'changed', before, after, decisions);
  });
}

/** Everything of a story that is gone. */
export function compareRemoved(
  story: string,
  baseline: StoryBaseline,
  decisions: readonly Decision[],
): Finding[] {
  return [...hashesOf(baseline)].flatMap(([cell, before]) =>
    toFinding(story, cell, 'removed', before, null, decisions),
  );
}

function toFinding(
  story: string,
  cell: CellName,
  kind: ChangeKind,
  before: string | null,
  after: string | null,
  decisions: readonly Decision[],
): Finding[] {
  const judgement = judge(
    before,
    after,
    decisions.filter((decision) => decision.cell === cell),
  );
  if (judgement.is === 'same') return [];
  return [
    {
      story,
      cell,
      kind,
      before,
      after,
      decided: 'decision' in judgement ? judgement.decision : null,
    },
  ];
}

/** Whether somebody has to look before the gate opens. */
export const blocks = (finding: Finding) => !isSettled(finding);

/**
 * Finds stories that only have another name: what was removed has exactly the pictures of what is
 * new. Returns the old name by the new.
 */
export function findRenames(
  added: ReadonlyMap<string, Seen>,
  removed: ReadonlyMap<string, StoryBaseline>,
): Map<string, string> {
  const byPictures = new Map(
    [...removed].map(([story, { cells }]) => [pictureKey(new Map(Object.entries(cells))), story]),
  );
  const renames = new Map<string, string>();
  for (const [story, seen] of added) {
    const key = pictureKey(new Map([...seen].filter(([cell]) => !isSpoken(cell))));
    const old = byPictures.get(key);
    if (!old) continue;
    renames.set(story, old);
    byPictures.delete(key);
  }
  return renames;
}

const pictureKey = (cells: Seen) =>
  [...cells]
    .map(([cell, hash]) => `${cell} ${hash}`)
    .sort()
    .join('\n');

/** Whether somebody accepted it elsewhere, so that only the baseline is behind. */
export const isSettled = ({ decided }: Finding) => decided?.verdict === 'accept';

/**
 * Marks cells that looked different the second time as unstable, whatever was decided about either
 * picture: a cell that now and then is the baseline is no less unstable. Returns what was seen
 * then, by cell. Never turns a finding into none.
 */
export function markUnstable(findings: readonly Finding[], second: Seen): Map<CellName, string> {
  const unstable = new Map<CellName, string>();
  for (const finding of findings) {
    const other = second.get(finding.cell);
    if (other === undefined || other === finding.after) continue;
    finding.kind = 'unstable';
    finding.decided = null;
    unstable.set(finding.cell, other);
  }
  return unstable;
}
