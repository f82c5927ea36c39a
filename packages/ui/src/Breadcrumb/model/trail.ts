/** A trail with this many places or fewer is shown whole. */
const LONGEST_WHOLE = 4;

/**
 * A trail as it is shown: the places at its start and end, and those between them that are folded
 * away.
 */
export interface Trail<Place> {
  start: readonly Place[];
  folded: readonly Place[];
  end: readonly Place[];
}

/**
 * Returns the trail with its middle folded away, if it is long: the first place and the last two
 * stay.
 */
export function foldTrail<Place>(places: readonly Place[]): Trail<Place> {
  if (places.length <= LONGEST_WHOLE) return { start: [], folded: [], end: places };
  return { start: places.slice(0, 1), folded: places.slice(1, -2), end: places.slice(-2) };
}
