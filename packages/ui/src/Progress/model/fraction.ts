/** Returns `value` as a fraction of `max`, from 0 to 1; 0 for invalid numbers. */
export function fractionOf(value: number, max: number): number {
  if (!(max > 0) || Number.isNaN(value)) return 0;
  return Math.min(1, Math.max(0, value / max));
}

/**
 * Returns the percentage as an integer: 100 only when all is done, and at least 1 once the task has
 * started.
 */
export function percentOf(fraction: number): number {
  if (fraction <= 0) return 0;
  if (fraction >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(fraction * 100)));
}
