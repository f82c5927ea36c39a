/** Minimum and maximum width of a resized column, in pixels. */
const MIN = 56;
const MAX = 960;

/** Returns a column's width after a change in pixels. */
export function changedWidth(width: number, by: number): number {
  return Math.round(Math.max(MIN, Math.min(MAX, width + by)));
}
