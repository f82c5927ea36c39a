/** Rows of a group that are rendered at once. */
const WINDOW = 200;

/**
 * Returns the rows of a group to render: the stretch with the present one. It moves only when that
 * leaves it.
 */
export function windowOf(
  ids: readonly string[],
  current: string | null,
): { start: number; end: number } {
  const at = current === null ? 0 : Math.max(0, ids.indexOf(current));
  const start = at - (at % WINDOW);
  return { start, end: Math.min(ids.length, start + WINDOW) };
}
