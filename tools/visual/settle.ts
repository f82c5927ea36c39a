import type { PictureStore } from './baselines/pictures';
import type { StoryBaseline } from './baselines/stories';
import type { Again } from './capture/captureAll';
import type { Visit } from './capture/visit';
import { USUAL, isSpoken, SPOKEN } from './cells';
import { compareStory, markUnstable, type Finding, type Seen } from './model/findings';
import { writePicture } from './pixels';
import type { CellName, Decision, Marks } from './report';

/** Results of one visit for the report. */
export interface StoryResult {
  visit: Visit;
  findings: Finding[];
  /** Hashes of the second visit of cells that differ between two visits: unstable ones. */
  unstable: Map<CellName, string>;
  marks: Map<CellName, Marks>;
  /** Hashes of the pictures after each step of its play function. */
  steps: { label: string; hash: string }[];
}

/** Stored content that a visit is compared with. */
export interface Stored {
  /** `undefined` for a new story. */
  baseline: StoryBaseline | undefined;
  decisions: readonly Decision[];
}

/**
 * Marks of a new story differ little from cell to cell, and many stories may be new at once. Nor do
 * those of a changed one differ much between the usual cells and the others.
 */
const MARKED_WHEN_NEW = ['light-zh', 'dark-zh'];

/**
 * Compares a visit with what is stored and looks again at a story that differs. The second look
 * shares a page with others of its kind; where the two disagree, a page that has shown nothing else
 * decides. Every picture of a story that differs is left in `found`. Where more stories differ than
 * a review follows, the further ones are looked at again in the usual cells.
 */
export async function settle(
  visit: Visit,
  { baseline, decisions }: Stored,
  again: Again,
  found: PictureStore,
  isFollowed: () => boolean,
): Promise<StoryResult> {
  const findings = compareVisit(visit, { baseline, decisions });
  const result: StoryResult = { ...unchanged(visit), findings };
  if (findings.length === 0) return result;

  // Never again until it is green: another visit can only make things worse.
  const differing = findings.map(({ cell }) => (isSpoken(cell) ? SPOKEN[cell] : cell));
  const usual = differing.filter((cell) => USUAL.includes(cell));
  const marked = !baseline ? MARKED_WHEN_NEW : usual.length > 0 ? usual : differing;
  const cells = [...visit.shots.keys()];
  const isWhole = isFollowed() || usual.length === 0;
  const seenAgain = isWhole ? cells : cells.filter((cell) => USUAL.includes(cell));
  const shared = await again.look(seenAgain, marked, false);
  const repeated = isSame(shared, visit, seenAgain)
    ? shared
    : await again.look(seenAgain, marked, true);
  const steps = await again.steps();
  result.unstable = markUnstable(findings, seenBy(repeated));
  result.marks = repeated.marks;
  result.steps = steps.map(({ label, shot }) => ({ label, hash: shot.hash }));
  const shots = [
    ...visit.shots.values(),
    ...repeated.shots.values(),
    ...steps.map(({ shot }) => shot),
  ];
  for (const { hash, pixels } of shots)
    if (!found.has(hash)) found.write(hash, await writePicture(pixels));
  return result;
}

/** Returns the result of a visit that found nothing. */
export const unchanged = (visit: Visit): StoryResult => ({
  visit,
  findings: [],
  unstable: new Map(),
  marks: new Map(),
  steps: [],
});

/** Compares a visit with what is stored. What a broken story shows is nothing to decide about. */
export function compareVisit(visit: Visit, { baseline, decisions }: Stored): Finding[] {
  return visit.problems.length > 0
    ? []
    : compareStory(visit.story, baseline, seenBy(visit), decisions);
}

/** Returns the hashes of everything that a visit saw. */
export const seenBy = ({ shots, spoken }: Visit): Seen =>
  new Map([...shots, ...spoken].map(([cell, { hash }]) => [cell, hash]));

/** Whether a visit has seen the cells, and in them what another one saw there. */
function isSame(visit: Visit, other: Visit, cells: readonly CellName[]): boolean {
  const seen = seenBy(other);
  return (
    cells.every((cell) => visit.shots.has(cell)) &&
    [...seenBy(visit)].every(([cell, hash]) => seen.get(cell) === hash)
  );
}
