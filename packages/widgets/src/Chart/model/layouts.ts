import { scaleBand, scalePoint } from 'd3-scale';
import { arc, area, line, pie } from 'd3-shape';
import {
  marksOf,
  type ChartContents,
  type ChartMark,
  type ChartSize,
  type PlacedMark,
} from './chartModel';
import { labelWidth } from './labels';
import { stacked } from './stack';
import { thin } from './thin';
import { valueScale } from './valueScale';

/** A text beside an axis. */
export interface AxisLabel {
  text: string;
  at: number;
  /** Room of the text in pixels. */
  room: number;
}

/** Edges of the plot, and the labels of both axes. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Whether values go from left to right. */
  horizontal: boolean;
  values: AxisLabel[];
  categories: AxisLabel[];
  zero: number | null;
}

/** A drawing: its marks, and the axes where it has them. */
export interface ChartLayout {
  marks: PlacedMark[];
  plot?: Plot | undefined;
  lines?: { seriesIndex: number; dashed: boolean; path: string; area: string }[] | undefined;
}

type Words = (value: number) => string;
const TOP = 12;
const FOOT = 28;
const EDGE = 8;
const indices = (count: number) => Array.from({ length: count }, (_, index) => index);
const widest = (texts: readonly string[]) =>
  texts.reduce((most, text) => Math.max(most, labelWidth(text)), 0);

/** Returns every label that has room, of categories in a row. */
function spaced(
  texts: readonly string[],
  at: (index: number) => number,
  step: number,
  least: number,
): AxisLabel[] {
  const every = Math.max(1, Math.ceil(least / Math.max(step, 0.001)));
  return texts.flatMap((text, index) =>
    index % every === 0 ? [{ text, at: at(index), room: step * every - 6 }] : [],
  );
}

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
      return horizontal
        ? { ...mark, x: along, y: across, width: long, height: thick - gap }
        : { ...mark, x: across, y: along, width: thick - gap, height: long };
    }),
    plot: {
      left,
      right,
      top: TOP,
      bottom,
      horizontal,
      zero: scale.zero,
      values: scale.ticks.map((tick) => ({ text: words(tick), at: scale.at(tick), room: 96 })),
      categories: spaced(contents.categories, middle, bands.step(), horizontal ? 16 : 44).map(
        (label) => (horizontal ? { ...label, room: left - EDGE * 2 } : label),
      ),
    },
  };
}

/** Returns the lines of a chart, thinned to its pixels; its marks are all points. */
export function lineLayout(
  contents: ChartContents,
  { width, height }: ChartSize,
  words: Words,
): ChartLayout {
  const marks = marksOf(contents);
  const bottom = height - FOOT;
  const scale = valueScale(
    (function* () {
      for (const { value } of marks) yield value;
    })(),
    bottom,
    TOP,
  );
  const left = Math.ceil(widest(scale.ticks.map(words))) + EDGE * 2;
  const right = width - EDGE * 2;
  const places = scalePoint<number>()
    .domain(indices(contents.categories.length))
    .range([left, right])
    .padding(contents.categories.length < 12 ? 0.5 : 0);
  const at = (index: number) => places(index) ?? 0;
  return {
    marks: marks.map((mark) => pointMark(mark, at(mark.index), scale.at(mark.value))),
    lines: linesOf(contents, at, scale.at, { width: right - left, zero: scale.zero }),
    plot: {
      left,
      right,
      top: TOP,
      bottom,
      horizontal: false,
      zero: scale.zero,
      values: scale.ticks.map((tick) => ({ text: words(tick), at: scale.at(tick), room: 96 })),
      categories: spaced(contents.categories, at, places.step() || right - left, 56),
    },
  };
}

/** Returns one line that fills its box, without axes. */
export function sparkLayout(contents: ChartContents, { width, height }: ChartSize): ChartLayout {
  const marks = marksOf(contents);
  const scale = valueScale(
    marks.map(({ value }) => value),
    height - 3,
    3,
  );
  const last = Math.max(1, contents.categories.length - 1);
  const at = (index: number) => 3 + (index / last) * (width - 6);
  return {
    marks: marks.map((mark) => pointMark(mark, at(mark.index), scale.at(mark.value))),
    lines: linesOf(contents, at, scale.at, { width, zero: scale.zero }),
  };
}

const RADIUS = 4;
const pointMark = (mark: ChartMark, x: number, y: number): PlacedMark => ({
  ...mark,
  x: x - RADIUS,
  y: y - RADIUS,
  width: RADIUS * 2,
  height: RADIUS * 2,
});

interface LinePoint {
  x: number;
  y: number;
}

function linesOf(
  { series }: ChartContents,
  at: (index: number) => number,
  scaled: (value: number) => number,
  { width, zero }: { width: number; zero: number },
) {
  const draw = line<LinePoint>(
    ({ x }) => x,
    ({ y }) => y,
  ).digits(2);
  const fill = area<LinePoint>(
    ({ x }) => x,
    zero,
    ({ y }) => y,
  ).digits(2);
  return series.map(({ values, dashed = false }, seriesIndex) => {
    const runs = runsOf(values).map((run) =>
      thin(
        run.map(({ index, value }) => ({ x: at(index), y: scaled(value) })),
        width,
      ),
    );
    return {
      seriesIndex,
      dashed,
      path: runs.map((run) => draw(run) ?? '').join(''),
      area: runs.map((run) => fill(run) ?? '').join(''),
    };
  });
}

/** Returns the values between gaps. */
export function runsOf(values: readonly (number | null)[]) {
  const runs: { index: number; value: number }[][] = [];
  let run: { index: number; value: number }[] = [];
  values.forEach((value, index) => {
    if (value == null || !Number.isFinite(value)) {
      run = [];
      return;
    }
    if (run.length === 0) runs.push(run);
    run.push({ index, value });
  });
  return runs;
}

/** Returns the slices of a ring; values of zero or less have none. */
export function donutLayout(contents: ChartContents, { width, height }: ChartSize): ChartLayout {
  const marks = marksOf(contents).filter(({ value, seriesIndex }) => value > 0 && !seriesIndex);
  const outer = Math.max(24, Math.min(width, height) / 2 - EDGE);
  const ring = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
    .innerRadius(outer * 0.6)
    .outerRadius(outer)
    .digits(2);
  const slices = pie<ChartMark>()
    .value(({ value }) => value)
    .sort(null)
    .padAngle(marks.length > 1 ? 0.02 : 0)(marks);
  return {
    marks: slices.map((slice) => {
      const [x, y] = ring.centroid(slice);
      const size = outer * 0.4;
      return {
        ...slice.data,
        x: width / 2 + x - size / 2,
        y: height / 2 + y - size / 2,
        width: size,
        height: size,
        path: ring(slice) ?? '',
        holds: (px, py) => {
          const [dx, dy] = [px - width / 2, py - height / 2];
          const away = Math.hypot(dx, dy);
          // From twelve o'clock, clockwise, as the slices are.
          const angle = (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);
          return (
            away >= outer * 0.6 &&
            away <= outer &&
            angle >= slice.startAngle &&
            angle < slice.endAngle
          );
        },
      };
    }),
  };
}

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
      categories: spaced(contents.categories, middle, columns.step(), 36),
    },
  };
}

/** Returns the share of each value between the lowest, 0, and the highest, 1. */
export function heatShare(marks: readonly ChartMark[]): (value: number) => number {
  const values = marks.map(({ value }) => value);
  const low = values.reduce((least, value) => Math.min(least, value), 0);
  const high = values.reduce((most, value) => Math.max(most, value), 0);
  return (value) => (high === low ? 0 : (value - low) / (high - low));
}
