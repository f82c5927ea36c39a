import { isSpoken, SPOKEN } from '../cells';
import type { Change, Report } from '../report';
import { sampleOf } from './sample';

/** A picture that the page needs. */
export interface NeededPicture {
  /** Name under which the report knows it. */
  name: string;
  /** Hash under which it is stored: spoken changes borrow the picture of their language. */
  hash: string;
}

/**
 * Returns the pictures of a report in the order in which its page needs them, those of one change
 * together: the sample of each group, then the other changes, one of each group in turn, then the
 * matrices and the steps of play functions.
 */
export function* picturesInOrder(report: Report): Generator<NeededPicture[]> {
  const changes = new Map(report.changes.map((change) => [change.id, change]));
  const stories = new Map(report.stories.map((matrix) => [matrix.story, matrix]));
  const groups = report.groups.map((group) => {
    const members = group.changes.flatMap((id) => changes.get(id) ?? []);
    const sample = new Set(sampleOf(members));
    return {
      sampled: members.filter(({ id }) => sample.has(id)),
      others: members.filter(({ id }) => !sample.has(id)),
    };
  });
  const needOf = (change: Change) => picturesOf(change, stories.get(change.story));

  yield* inTurn(groups.map(({ sampled }) => sampled)).map(needOf);
  yield* inTurn(groups.map(({ others }) => others)).map(needOf);
  for (const { cells, steps } of report.stories)
    yield [...cells, ...steps].flatMap(({ picture }) =>
      picture ? [{ name: picture.hash, hash: picture.hash }] : [],
    );
}

function picturesOf(
  { cell, before, after, again }: Change,
  matrix: Report['stories'][number] | undefined,
): NeededPicture[] {
  const lender = isSpoken(cell) ? SPOKEN[cell] : null;
  const lent = matrix?.cells.find((other) => other.cell === lender)?.picture?.hash;
  return [before, after, again].flatMap((picture) => {
    const hash = lender === null ? picture?.hash : lent;
    return picture && hash !== undefined ? [{ name: picture.hash, hash }] : [];
  });
}

/** The first of each list, then the second of each, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => (at < list.length ? [list[at]!] : [])),
  ).flat();
}
