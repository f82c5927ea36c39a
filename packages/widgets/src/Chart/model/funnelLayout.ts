import { scaleBand } from 'd3-scale';
import { marksOf, type ChartContents, type ChartSize } from './chartModel';
import { EDGE, indices, TOP, widest, type ChartLayout } from './layout';

/** Returns centred bars, one below the other, each as wide as its share of the first. */
export function funnelLayout(contents: ChartContents, { width, height }: ChartSize): ChartLayout {
  const marks = marksOf(contents).filter(({ seriesIndex }) => seriesIndex === 0);
  const most = marks.reduce((high, { value }) => Math.max(high, value), 0);
  const side = Math.min(widest(contents.categories) + EDGE * 2, width * 0.35);
  const room = width - side - EDGE;
  const bands = scaleBand<number>()
    .domain(indices(contents.categories.length))
    .range([TOP, height - TOP])
    .padding(0.15);
  return {
    marks: marks.map((mark) => {
      const long = most > 0 ? Math.max(2, (Math.max(0, mark.value) / most) * room) : 2;
      return {
        ...mark,
        x: side + (room - long) / 2,
        y: bands(mark.index) ?? 0,
        width: long,
        height: bands.bandwidth(),
      };
    }),
    plot: {
      left: side,
      right: width - EDGE,
      top: TOP,
      bottom: height - TOP,
      horizontal: true,
      zero: null,
      values: [],
      categories: contents.categories.map((text, index) => ({
        text,
        at: (bands(index) ?? 0) + bands.bandwidth() / 2,
        room: side - EDGE * 2,
      })),
    },
  };
}
