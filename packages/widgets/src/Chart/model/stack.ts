import { marksOf, type ChartContents, type ChartMark } from './chartModel';

/** A mark that begins where the one below it ends. */
export interface StackedMark extends ChartMark {
  start: number;
  end: number;
}

/** Returns the marks stacked by category: positive values upwards from zero, negative downwards. */
export function stacked(contents: ChartContents): StackedMark[] {
  const up = contents.categories.map(() => 0);
  const down = contents.categories.map(() => 0);
  return marksOf(contents).map((mark) => {
    const sums = mark.value < 0 ? down : up;
    const start = sums[mark.index] ?? 0;
    const end = start + mark.value;
    sums[mark.index] = end;
    return { ...mark, start, end };
  });
}
