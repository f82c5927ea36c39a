import { scaleBand } from 'd3-scale';
import { marksOf, type ChartContents, type ChartSize } from './chartModel';
import {
  EDGE,
  everyNth,
  FOOT,
  indices,
  spaced,
  TOP,
  widest,
  type ChartLayout,
  type Words,
} from './layout';
import { stacked } from './stack';
import { valueScale } from './valueScale';

/** Returns the bars of a chart, side by side or stacked. */
export function barLayout(
  contents: ChartContents,
  { width, height }: ChartSize,
  words: Words,
  { horizontal = false, isStacked = false } = {},
): ChartLayout {
  const marks = isStacked
    ? stacked(contents)
    : marksOf(contents).map((mark) => ({ ...mark, start: 0, end: mark.value }));
  const ends = marks.flatMap(({ start, end }) => [start, end]);
  const bottom = height - FOOT;
  const draft = valueScale(ends, bottom, TOP);
  const side = horizontal
    ? Math.min(widest(contents.categories), width * 0.3)
    : widest(draft.ticks.map(words));
  const left = Math.ceil(side) + EDGE * 2;
  const right = width - (horizontal ? EDGE * 3 : EDGE);
  const scale = horizontal ? valueScale(ends, left, right) : draft;
  const bands = scaleBand<number>()
    .domain(indices(contents.categories.length))
    .range(horizontal ? [TOP, bottom] : [left, right])
    .padding(0.25);
  const rows = isStacked ? 1 : Math.max(1, contents.series.length);
  const thick = Math.min(bands.bandwidth() / rows, 48);
  const inset = (bands.bandwidth() - thick * rows) / 2;
  const middle = (index: number) => (bands(index) ?? 0) + bands.bandwidth() / 2;
  return {
    marks: marks.map(({ start, end, ...mark }) => {
      const across = (bands(mark.index) ?? 0) + inset + (isStacked ? 0 : thick * mark.seriesIndex);
      const [a, b] = [scale.at(start), scale.at(end)];
      const along = Math.min(a, b);
      const long = Math.max(Math.abs(a - b), 1);
      const gap = thick > 6 && rows > 1 ? 1 : 0;
      // A thin line of the surface parts the segments of a stack.
      const part = start !== 0 && long > 3 ? 1 : 0;
      return horizontal
        ? { ...mark, x: along + part, y: across, width: long - part, height: thick - gap }
        : { ...mark, x: across, y: along, width: thick - gap, height: long - part };
    }),
    plot: {
      left,
      right,
      top: TOP,
      bottom,
      horizontal,
      zero: scale.zero,
      values: scale.ticks.map((tick) => ({ text: words(tick), at: scale.at(tick), room: 96 })),
      categories: horizontal
        ? everyNth(
            contents.categories,
            middle,
            bands.step(),
            Math.max(1, Math.ceil(16 / Math.max(bands.step(), 0.001))),
          ).map((label) => ({ ...label, room: left - EDGE * 2 }))
        : spaced(contents.categories, middle, bands.step()),
    },
  };
}
