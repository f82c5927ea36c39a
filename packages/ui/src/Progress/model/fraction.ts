/**
 * Returns how far `value` is on the way to `max`, from 0 to 1. No number, or nothing to reach, is
 * no way at all.
 */
export function fractionOf(value: number, max: number): number {
  if (!(max > 0) || Number.isNaN(value)) return 0;
  return Math.min(1, Math.max(0, value / max));
}

/** Returns the whole percent to show: 100 only when all is done, and 1 as soon as something is. */
export function percentOf(fraction: number): number {
  if (fraction <= 0) return 0;
  if (fraction >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(fraction * 100)));
}
