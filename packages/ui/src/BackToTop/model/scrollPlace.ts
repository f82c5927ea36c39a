/**
 * Returns where a scroll from `start` to the top has come after `elapsed` of `duration`
 * milliseconds: fast first, then slowly.
 */
export function scrollPlace(start: number, elapsed: number, duration: number): number {
  if (!(duration > 0) || elapsed >= duration) return 0;
  if (elapsed <= 0) return start;
  return start * (1 - elapsed / duration) ** 3;
}
