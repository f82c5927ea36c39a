import { MOST_STROKE_POINTS, MOST_STROKES, type StrokePoint } from '@mingjian/api';

/** A line that was drawn without lifting the pen. */
export type Stroke = readonly StrokePoint[];

/** Pixels between two points of a stroke; nearer ones add nothing that can be seen. */
const STEP = 1.5;

/** Least length of a signature, in pixels: less is a dot that was touched by mistake. */
const LEAST = 60;

const distance = (one: StrokePoint, other: StrokePoint) =>
  Math.hypot(one.x - other.x, one.y - other.y);

const count = (strokes: readonly Stroke[]) =>
  strokes.reduce((sum, stroke) => sum + stroke.length, 0);

/** Returns strokes with a new one. Beyond the most strokes they stay as they are. */
export const withStroke = (strokes: readonly Stroke[], point: StrokePoint): readonly Stroke[] =>
  strokes.length >= MOST_STROKES || count(strokes) >= MOST_STROKE_POINTS
    ? strokes
    : [...strokes, [rounded(point)]];

/** Returns strokes whose last one goes on to a point. */
export function withPoint(strokes: readonly Stroke[], point: StrokePoint): readonly Stroke[] {
  const stroke = strokes.at(-1);
  const last = stroke?.at(-1);
  if (!stroke || !last || distance(last, point) < STEP) return strokes;
  if (count(strokes) >= MOST_STROKE_POINTS) return strokes;
  return [...strokes.slice(0, -1), [...stroke, rounded(point)]];
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const rounded = ({ x, y, time, pressure }: StrokePoint): StrokePoint => ({
  x: tenth(x),
  y: tenth(y),
  time: Math.round(time),
  pressure: Math.round(pressure * 100) / 100,
});

/** Whether strokes are long enough to be a signature. */
export const isSignature = (strokes: readonly Stroke[]): boolean =>
  strokes.reduce(
    (sum, stroke) =>
      sum +
      stroke.reduce(
        (length, point, index) => length + (index === 0 ? 0 : distance(stroke[index - 1]!, point)),
        0,
      ),
    0,
  ) >= LEAST;

/** Returns the path of a stroke for SVG: a curve through the middles of its lines. */
export function pathOf(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (!first) return '';
  if (rest.length === 0) return `M${first.x} ${first.y}h0.1`;
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1]!;
    return `Q${point.x} ${point.y} ${tenth((point.x + next.x) / 2)} ${tenth((point.y + next.y) / 2)}`;
  });
  const last = rest.at(-1)!;
  return [`M${first.x} ${first.y}`, ...curves, `L${last.x} ${last.y}`].join('');
}
