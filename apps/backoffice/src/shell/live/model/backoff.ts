const FIRST = 1_000;
const LONGEST = 60_000;

/**
 * Returns the milliseconds to wait after so many failures in a row: doubled each time, a minute at
 * most, of which a random half is left out, so that the windows of an office return one by one.
 */
export function backoff(failures: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** Math.min(failures - 1, 10));
  return Math.round(longest * (0.5 + random() / 2));
}
