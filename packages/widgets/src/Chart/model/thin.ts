/** A point of a line. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Returns at most four points for each pixel of width: first, lowest, highest and last. The line
 * looks the same.
 */
export function thin<P extends Point>(points: readonly P[], width: number): P[] {
  if (points.length <= Math.max(4, width * 4)) return [...points];
  const kept: P[] = [];
  let column: P[] = [];
  const flush = () => {
    const [first] = column;
    if (!first) return;
    let low = first;
    let high = first;
    for (const point of column) {
      if (point.y < low.y) low = point;
      if (point.y > high.y) high = point;
    }
    const last = column[column.length - 1] ?? first;
    const wanted = new Set([first, low, high, last]);
    kept.push(...column.filter((point) => wanted.has(point)));
  };
  for (const point of points) {
    if (column[0] && Math.floor(column[0].x) !== Math.floor(point.x)) {
      flush();
      column = [];
    }
    column.push(point);
  }
  flush();
  return kept;
}
