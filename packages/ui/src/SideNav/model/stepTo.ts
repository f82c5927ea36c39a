/**
 * Returns the index of a key's target in a list of `count` entries; `null` for other keys. It stops
 * at the ends.
 */
export function stepTo(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(from - 1, 0);
  return null;
}
