import {
  STATISTICS,
  type StatisticFigures,
  type StatisticName,
  type StatisticRequest,
} from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { CountedSum } from './countedSums';
import { countSums } from './countSums';

/** Figures by the key of their row; those of all rows together have the key `null`. */
export type CountedFigures = Map<string | null, StatisticFigures>;

/** Seconds of a day. */
const DAY = 86_400;

/**
 * Counts the figures of a statistic by the conditions of the lists that they lead to, compiled as
 * the lists compile them: a number and its list cannot disagree.
 */
export async function countFigures(
  name: StatisticName,
  request: StatisticRequest,
  caller: Caller,
  backend: Pick<Backend, 'db' | 'resources'>,
): Promise<CountedFigures> {
  const numbers = new Map<string | null, Map<CountedSum, number>>([[null, new Map()]]);
  const add = (key: string | null, sum: CountedSum, number: number) => {
    const row = numbers.get(key) ?? new Map<CountedSum, number>();
    numbers.set(key, row.set(sum, (row.get(sum) ?? 0) + number));
  };
  const { by, figures } = STATISTICS[name];
  const wants = ({ figure }: CountedSum) => figures.some((one: string) => one === figure);
  for (const { sums, byKey } of await countSums({ by, wants, request }, caller, backend)) {
    // Nothing was found of what is asked for: that is none of it.
    for (const sum of sums) add(null, sum, 0);
    for (const [key, found] of byKey)
      for (const [at, sum] of sums.entries()) {
        add(key, sum, found[at]!);
        add(null, sum, found[at]!);
      }
  }
  return new Map([...numbers].map(([key, row]) => [key, figuresOf(row)]));
}

/** Returns the figures that sums make; a mean of nothing is `null`. */
function figuresOf(sums: ReadonlyMap<CountedSum, number>): StatisticFigures {
  const found: Partial<Record<string, number | null>> = {};
  for (const [{ figure, part }, number] of sums) {
    if (part === 'seconds') found[figure] = number / DAY;
    else if (found[figure] === undefined) found[figure] = number;
    // The rows of a mean come after their seconds.
    else found[figure] = number === 0 ? null : found[figure]! / number;
  }
  return found;
}
