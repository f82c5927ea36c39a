import { scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import {
  marksOf,
  type ChartContents,
  type ChartMark,
  type ChartSize,
  type PlacedMark,
} from './chartModel';
import { EDGE, FOOT, indices, spaced, TOP, widest, type ChartLayout, type Words } from './layout';
import { thin } from './thin';
import { valueScale } from './valueScale';

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
      categories: spaced(contents.categories, at, places.step() || right - left),
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
