/** Trails up to this length are shown in full. */
const MAX_WHOLE_LENGTH = 4;

/** A trail with collapsed middle: its first and last levels, and those between them. */
export interface Trail<Item> {
  start: readonly Item[];
  collapsed: readonly Item[];
  end: readonly Item[];
}

/**
 * Returns the trail with its middle collapsed if it is long: the first level and the last two stay.
 */
export function collapseTrail<Item>(items: readonly Item[]): Trail<Item> {
  if (items.length <= MAX_WHOLE_LENGTH) return { start: [], collapsed: [], end: items };
  return { start: items.slice(0, 1), collapsed: items.slice(1, -2), end: items.slice(-2) };
}
