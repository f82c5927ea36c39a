/** How narrow and how wide a column can be made, in pixels. */
const LEAST = 56;
const MOST = 960;

/** Returns a column's width after it was pulled by so many pixels. */
export function changedWidth(width: number, by: number): number {
  return Math.round(Math.max(LEAST, Math.min(MOST, width + by)));
}
