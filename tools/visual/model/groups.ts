import { hashOf, type Pixels } from '../pixels';
import type { Change, ChangeGroup, Region } from '../report';
import { colourAt } from './pixelColour';
import { shiftOf } from './signs';

/**
 * Returns a signature that is equal for equal changes: the same kind, with the same change of the
 * same colours. Pictures in which one blue became one other blue are grouped wherever the blue is;
 * a lost ring beside them is not.
 */
export function signatureOf(
  change: Omit<Change, 'group'>,
  before: Pixels | null,
  after: Pixels | null,
): { key: string; by: ChangeGroup['by'] } {
  const own = `${change.kind} ${change.signs.join(' ')} ${change.title}`;
  if (change.kind !== 'changed' || !before || !after || change.regions.length === 0)
    return { key: own, by: 'component' };
  const patches = change.regions.slice(0, 40);
  if (
    change.signs.every(
      (sign) => sign === 'recoloured' || sign === 'vanished' || sign === 'appeared',
    )
  ) {
    return {
      key: `${change.kind} ${change.signs.join(' ')} ${transitions(before, after, patches)}`,
      by: 'pixels',
    };
  }
  if (change.signs.every((sign) => sign === 'moved' || sign === 'resized')) {
    const shift = shiftOf(before, after, patches[0]!);
    return {
      key: `${own} ${shift?.x ?? 0},${shift?.y ?? 0} ${after.width - before.width},${after.height - before.height}`,
      by: 'component',
    };
  }
  return { key: `${own} ${transitions(before, after, patches)}`, by: 'component' };
}

/** The commonest step from one colour to another, with its runner-up where that is common too. */
function transitions(before: Pixels, after: Pixels, regions: readonly Region[]): string {
  const counts = new Map<string, number>();
  for (const { x, y, width, height } of regions) {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) {
        const from = colourAt(before, column, row);
        const to = colourAt(after, column, row);
        if (from !== to) counts.set(`${from}>${to}`, (counts.get(`${from}>${to}`) ?? 0) + 1);
      }
    }
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (!first) return '';
  return second && second[1] * 3 > first[1] ? [first[0], second[0]].sort().join(' ') : first[0];
}

/** Puts changes with the same signature together, the largest group of each kind first. */
export function groupChanges(
  changes: readonly (Omit<Change, 'group'> & { signature: ReturnType<typeof signatureOf> })[],
): {
  changes: Change[];
  groups: ChangeGroup[];
} {
  const groups = new Map<string, ChangeGroup>();
  const done: Change[] = changes.map(({ signature, ...change }) => {
    const id = hashOf(signature.key).slice(0, 8);
    const group = groups.get(id) ?? { id, kind: change.kind, changes: [], by: signature.by };
    group.changes.push(change.id);
    groups.set(id, group);
    return { ...change, group: id };
  });
  const ordered = [...groups.values()].sort(
    (a, b) => b.changes.length - a.changes.length || (a.id < b.id ? -1 : 1),
  );
  const rank = new Map(ordered.map(({ id }, place) => [id, place]));
  return { groups: ordered, changes: done.sort((a, b) => rank.get(a.group)! - rank.get(b.group)!) };
}
