/**
 * Returns how many of the first entries of a bar fit into `space`. Where some do not, there is also
 * space for `more`, the width of the button that holds the others.
 */
export function fittingCount(
  widths: readonly number[],
  { space, more, gap }: { space: number; more: number; gap: number },
): number {
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1);
  if (whole <= space) return widths.length;
  let used = more;
  const count = widths.findIndex((width) => (used += width + gap) > space);
  return Math.max(0, count);
}
