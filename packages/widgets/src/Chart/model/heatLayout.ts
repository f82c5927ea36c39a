import { scaleBand } from 'd3-scale';
import { marksOf, type ChartContents, type ChartMark, type ChartSize } from './chartModel';
import { EDGE, FOOT, indices, spaced, TOP, widest, type ChartLayout } from './layout';

/** Returns a cell for each value: categories go to the right, series downwards. */
export function heatLayout(contents: ChartContents, { width, height }: ChartSize): ChartLayout {
  const names = contents.series.map(({ name }) => name);
  const left = Math.min(widest(names) + EDGE * 2, width * 0.3);
  const columns = scaleBand<number>()
    .domain(indices(contents.categories.length))
    .range([left, width - EDGE]);
  const rows = scaleBand<number>()
    .domain(indices(names.length))
    .range([TOP, height - FOOT]);
  const middle = (index: number) => (columns(index) ?? 0) + columns.bandwidth() / 2;
  return {
    marks: marksOf(contents).map((mark) => ({
      ...mark,
      x: (columns(mark.index) ?? 0) + 1,
      y: (rows(mark.seriesIndex) ?? 0) + 1,
      width: Math.max(1, columns.bandwidth() - 2),
      height: Math.max(1, rows.bandwidth() - 2),
    })),
    plot: {
      left,
      right: width - EDGE,
      top: TOP,
      bottom: height - FOOT,
      horizontal: false,
      zero: null,
      values: names.map((text, index) => ({
        text,
        at: (rows(index) ?? 0) + rows.bandwidth() / 2,
        room: left - EDGE * 2,
      })),
      categories: spaced(contents.categories, middle, columns.step()),
    },
  };
}

/** The lowest value, at most 0, the highest, and the share of one between them. */
export interface HeatScale {
  low: number;
  high: number;
  share(value: number): number;
}

/** Returns the scale of the tints of values. */
export function heatShare(marks: readonly ChartMark[]): HeatScale {
  let low = 0;
  let high = 0;
  for (const { value } of marks) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return { low, high, share: (value) => (high === low ? 0 : (value - low) / (high - low)) };
}
