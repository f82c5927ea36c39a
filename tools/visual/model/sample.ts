import type { CellName, Change } from '../report';

type Sampled = Pick<Change, 'id' | 'title' | 'cell'>;

/** Number of changes of a group that are looked at before all of it is accepted. */
export function sampleSize(count: number): number {
  return Math.min(count, Math.max(3, Math.ceil(Math.sqrt(count))));
}

/**
 * Returns the changes of a group to look at before all of it is accepted, in the order of the
 * group: spread over its components, and over light, dark and phone where it has them.
 */
export function sampleOf(changes: readonly Sampled[]): string[] {
  const piles = [...pileUp(changes).values()];
  const used = new Map<string, number>();
  const count = (key: string) => used.get(key) ?? 0;
  const chosen = new Set<string>();
  while (chosen.size < sampleSize(changes.length)) {
    const pile = piles
      .filter(({ ids }) => ids.length > 0)
      .reduce((best, other) => (compare(other, best) < 0 ? other : best));
    for (const key of [pile.title, pile.look]) used.set(key, count(key) + 1);
    // Equal changes stand side by side: both ends are the least alike.
    chosen.add(count(pile.title) % 2 === 1 ? pile.ids.shift()! : pile.ids.pop()!);
  }
  return changes.flatMap(({ id }) => (chosen.has(id) ? [id] : []));

  function compare(one: Pile, other: Pile) {
    const sum = ({ title, look }: Pile) => count(title) + count(look);
    return sum(one) - sum(other) || count(one.look) - count(other.look);
  }
}

/** Changes of one component that look alike by their cell. */
interface Pile {
  title: string;
  look: Look;
  ids: string[];
}

type Look = ' light' | ' dark' | ' phone';

function pileUp(changes: readonly Sampled[]): Map<string, Pile> {
  const piles = new Map<string, Pile>();
  for (const { id, title, cell } of changes) {
    const look = lookOf(cell);
    const pile = piles.get(title + look) ?? { title, look, ids: [] };
    pile.ids.push(id);
    piles.set(title + look, pile);
  }
  return piles;
}

function lookOf(cell: CellName): Look {
  if (cell.startsWith('dark')) return ' dark';
  return cell === 'phone' ? ' phone' : ' light';
}
