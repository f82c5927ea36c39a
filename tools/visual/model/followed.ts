/** Most changed stories that a review can follow one by one. */
export const MOST_FOLLOWED = 300;

/** Returns a share of a number for one of so many parts of a run, at least 1. */
export const shareOf = (number: number, parts: number): number => Math.ceil(number / parts);

/** Returns at most so many items, spread evenly over all. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, at) => items[Math.floor((at * items.length) / most)]!);
}
