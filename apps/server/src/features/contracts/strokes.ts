import { MOST_STROKE_POINTS, MOST_STROKES, type StrokePoint } from '@mingjian/api';

/** Fewest points, and shortest way in pixels, of a signature. A dot is none. */
const FEWEST_POINTS = 6;
const SHORTEST = 60;

/** Largest coordinate that a screen has. */
const LARGEST = 20_000;

/** Returns the strokes of a JSON text; `undefined` for one that is no signature. */
export function readStrokes(text: string): StrokePoint[][] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_STROKES) return undefined;
  const strokes: StrokePoint[][] = [];
  let count = 0;
  for (const stroke of value as unknown[]) {
    if (!Array.isArray(stroke)) return undefined;
    count += stroke.length;
    if (count > MOST_STROKE_POINTS || !stroke.every(isPoint)) return undefined;
    strokes.push(stroke.map(({ x, y, time, pressure }: StrokePoint) => ({ x, y, time, pressure })));
  }
  return strokes;
}

function isPoint(value: unknown): value is StrokePoint {
  if (value === null || typeof value !== 'object') return false;
  const { x, y, time, pressure } = value as Record<string, unknown>;
  return (
    [x, y].every((one) => isWithin(one, LARGEST)) &&
    isWithin(time, Number.MAX_SAFE_INTEGER) &&
    isWithin(pressure, 1)
  );
}

const isWithin = (value: unknown, most: number) =>
  typeof value === 'number' && Number.isFinite(value) && value >= -most && value <= most;

/** Whether strokes are more than a dot or a tick. */
export function isSignature(strokes: readonly (readonly StrokePoint[])[]): boolean {
  const points = strokes.flat();
  const way = strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0);
  return points.length >= FEWEST_POINTS && way >= SHORTEST;
}

const lengthOf = (stroke: readonly StrokePoint[]) =>
  stroke
    .slice(1)
    .reduce(
      (sum, { x, y }, index) => sum + Math.hypot(x - stroke[index]!.x, y - stroke[index]!.y),
      0,
    );

/** Space around the strokes of a picture, and the width of their lines. */
const MARGIN = 6;
const WIDTH = 2.5;

/** Returns strokes as SVG, cut to their size. */
export function strokesToSvg(strokes: readonly (readonly StrokePoint[])[]): string {
  const points = strokes.flat();
  const left = Math.min(...points.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...points.map(({ y }) => y)) - MARGIN;
  const width = Math.max(...points.map(({ x }) => x)) + MARGIN - left;
  const height = Math.max(...points.map(({ y }) => y)) + MARGIN - top;
  const paths = strokes.filter((stroke) => stroke.length > 0).map((stroke) => pathOf(stroke));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" ` +
    `viewBox="${[left, top, width, height].map(round).join(' ')}">` +
    `<path d="${paths.join('')}" fill="none" stroke="#1f2329" stroke-width="${WIDTH}" ` +
    'stroke-linecap="round" stroke-linejoin="round"/></svg>'
  );
}

/** A curve through the middles between points, which smooths the corners of a slow device. */
function pathOf([first, ...rest]: readonly StrokePoint[]): string {
  const begin = `M${round(first!.x)} ${round(first!.y)}`;
  if (rest.length === 0) return `${begin}h0.01`;
  const curves = rest.slice(0, -1).map(({ x, y }, index) => {
    const next = rest[index + 1]!;
    return `Q${round(x)} ${round(y)} ${round((x + next.x) / 2)} ${round((y + next.y) / 2)}`;
  });
  const last = rest.at(-1)!;
  return `${begin}${curves.join('')}L${round(last.x)} ${round(last.y)}`;
}

const round = (value: number) => Math.round(value * 100) / 100;
