/**
 * Returns the scroll position between `start` and the top after `elapsed` of `duration`
 * milliseconds, easing out.
 */
export function scrollPosition(start: number, elapsed: number, duration: number): number {
  if (!(duration > 0) || elapsed >= duration) return 0;
  if (elapsed <= 0) return start;
  return start * (1 - elapsed / duration) ** 3;
}
