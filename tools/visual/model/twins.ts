import type { CellName } from '../report';
import type { Seen } from './findings';

/** `parameters.looksLike` of a story: the sibling that it equals on purpose. */
export interface LooksLike {
  /** Export name of the sibling. */
  story: string;
  /** Why the two look the same. */
  reason: string;
}

/** A story as far as its twins are concerned. */
export interface Sibling {
  id: string;
  title: string;
  name: string;
}

/** A story that was visited. */
export interface SeenStory {
  /** Pictures, spoken trees and the order of focus by content. */
  seen: Seen;
  looksLike: LooksLike | null;
}

/**
 * Returns the faults of stories, by id: two of one component that look and read the same although
 * neither declares it, and declarations that are not true. `stories` are all there are, in their
 * order; only those in `visited` are compared, and only in cells that both were seen in.
 */
export function findTwins(
  stories: readonly Sibling[],
  visited: ReadonlyMap<string, SeenStory>,
): Map<string, string[]> {
  const faults = new Map<string, string[]>();
  for (const title of new Set(stories.map((story) => story.title))) {
    const siblings = stories.filter((story) => story.title === title);
    const declared = new Map<string, Sibling>();
    for (const story of siblings) {
      const looksLike = visited.get(story.id)?.looksLike;
      if (!looksLike) continue;
      const other = siblings.find((sibling) => sibling !== story && isNamed(sibling, looksLike));
      if (other) declared.set(story.id, other);
      const fault = declarationFault(looksLike, other, story, visited);
      if (fault !== null) faults.set(story.id, [fault]);
    }
    for (const [first, second] of twinsAmong(siblings, visited)) {
      if (isDeclared(first, second, declared)) continue;
      faults.set(second.id, [...(faults.get(second.id) ?? []), twinFault(first, second)]);
    }
  }
  return faults;
}

/** Ids are made of export names: `SideHeader2` is `side-header-2`. */
const isNamed = ({ id }: Sibling, { story }: LooksLike) =>
  id.slice(id.indexOf('--')).replaceAll('-', '') === story.toLowerCase();

/** One declares the other, or both declare the same third. */
function isDeclared(first: Sibling, second: Sibling, declared: ReadonlyMap<string, Sibling>) {
  const [one, two] = [declared.get(first.id), declared.get(second.id)];
  return one === second || two === first || (one !== undefined && one === two);
}

function declarationFault(
  { story, reason }: LooksLike,
  other: Sibling | undefined,
  { id }: Sibling,
  visited: ReadonlyMap<string, SeenStory>,
): string | null {
  if (!other) return `\`looksLike\` declares a story that this component does not have: ${story}`;
  if (!reason.trim()) return `\`looksLike\` declares “${other.name}” without a reason.`;
  const seen = visited.get(other.id)?.seen;
  const cells = seen ? differences(visited.get(id)!.seen, seen) : [];
  return cells.length > 0
    ? `\`looksLike\` declares “${other.name}”, and they differ in ${cells.join(', ')}. Remove the declaration.`
    : null;
}

function* twinsAmong(
  siblings: readonly Sibling[],
  visited: ReadonlyMap<string, SeenStory>,
): Generator<[Sibling, Sibling]> {
  const own = siblings.flatMap((story) => {
    const seen = visited.get(story.id)?.seen;
    return seen ? [{ story, seen }] : [];
  });
  for (const [index, second] of own.entries())
    for (const first of own.slice(0, index))
      if (isTwin(first.seen, second.seen)) yield [first.story, second.story];
}

const isTwin = (one: Seen, two: Seen) =>
  [...one.keys()].some((cell) => two.has(cell)) && differences(one, two).length === 0;

function differences(one: Seen, two: Seen): CellName[] {
  return [...one]
    .filter(([cell, hash]) => two.has(cell) && two.get(cell) !== hash)
    .map(([cell]) => cell);
}

const twinFault = (first: Sibling, second: Sibling) =>
  `“${second.name}” looks and reads the same as “${first.name}” in every cell. ` +
  'Show its state, delete it, or declare `parameters.looksLike` with the other story and the reason.';
