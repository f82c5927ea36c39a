/** Trails up to this length are shown in full. */
const LONGEST_WHOLE = 4;

/** A trail with collapsed middle: its first and last levels, and those between them. */
export interface Trail<Place> {
  start: readonly Place[];
  folded: readonly Place[];
  end: readonly Place[];
}

/**
 * Returns the trail with its middle collapsed if it is long: the first level and the last two stay.
 */
export function foldTrail<Place>(places: readonly Place[]): Trail<Place> {
  if (places.length <= LONGEST_WHOLE) return { start: [], folded: [], end: places };
  return { start: places.slice(0, 1), folded: places.slice(1, -2), end: places.slice(-2) };
}
