/** What a range of rows changes: some are chosen, some are let go. */
export interface RangeChange {
  on: string[];
  off: string[];
}

/** Returns what changes when a range that began at `anchor` ends at `to` in place of `from`. */
export function extendRange(
  keys: readonly string[],
  anchor: number,
  from: number,
  to: number,
): RangeChange {
  const on = between(keys, anchor, to);
  const kept = new Set(on);
  return { on, off: between(keys, anchor, from).filter((key) => !kept.has(key)) };
}

function between(keys: readonly string[], one: number, other: number): string[] {
  return keys.slice(Math.max(0, Math.min(one, other)), Math.max(one, other) + 1);
}
