import type { PlacedMark } from './chartModel';

/** Returns the index of the mark that a key leads to, or `null` for another key. */
export function moveMark(
  marks: readonly PlacedMark[],
  current: number,
  key: string,
): number | null {
  const from = marks[current];
  if (!from) return null;
  const row = marks.flatMap((mark, at) => (mark.seriesIndex === from.seriesIndex ? [at] : []));
  if (key === 'Home') return row[0] ?? null;
  if (key === 'End') return row.at(-1) ?? null;
  if (key === 'ArrowRight' || key === 'ArrowLeft')
    return row[row.indexOf(current) + (key === 'ArrowRight' ? 1 : -1)] ?? current;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  const step = key === 'ArrowDown' ? 1 : -1;
  return nearestOfSeries(marks, from, step) ?? current;
}

/** The mark of the next series that has one, at the nearest category. */
function nearestOfSeries(marks: readonly PlacedMark[], from: PlacedMark, step: number) {
  const others = new Set(marks.map(({ seriesIndex }) => seriesIndex));
  const [next] = [...others]
    .filter((series) => (series - from.seriesIndex) * step > 0)
    .sort((a, b) => (a - b) * step);
  let best: number | null = null;
  let least = Infinity;
  marks.forEach((mark, at) => {
    const distance = Math.abs(mark.index - from.index);
    if (mark.seriesIndex !== next || distance >= least) return;
    best = at;
    least = distance;
  });
  return best;
}

/** Returns the index of the mark at a point, else of the nearest within 40 pixels, or -1. */
export function markNear(marks: readonly PlacedMark[], x: number, y: number): number {
  const outlined = marks.findIndex(({ holds }) => holds?.(x, y));
  if (outlined >= 0) return outlined;
  let best = -1;
  let least = 40;
  marks.forEach((mark, at) => {
    if (mark.holds) return;
    const dx = Math.max(mark.x - x, 0, x - mark.x - mark.width);
    const dy = Math.max(mark.y - y, 0, y - mark.y - mark.height);
    const distance = Math.hypot(dx, dy);
    if (distance >= least) return;
    best = at;
    least = distance;
  });
  return best;
}
