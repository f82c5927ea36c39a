/** Keys that a changed range selects and deselects. */
export interface RangeChange {
  selected: string[];
  deselected: string[];
}

/** Returns the change when a range that starts at `anchor` ends at `to` instead of `from`. */
export function extendRange(
  keys: readonly string[],
  anchor: number,
  from: number,
  to: number,
): RangeChange {
  const selected = keysBetween(keys, anchor, to);
  const selectedSet = new Set(selected);
  return {
    selected,
    deselected: keysBetween(keys, anchor, from).filter((key) => !selectedSet.has(key)),
  };
}

function keysBetween(keys: readonly string[], one: number, other: number): string[] {
  return keys.slice(Math.max(0, Math.min(one, other)), Math.max(one, other) + 1);
}
