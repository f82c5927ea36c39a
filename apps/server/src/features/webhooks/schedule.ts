const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000] as const;

/** Milliseconds from each failed attempt to the next one. After the last, a delivery has failed. */
export const PAUSES = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** Milliseconds of failure after which an endpoint is switched off. */
export const MOST_FAILING = 5 * 24 * HOUR;

/** Most milliseconds that a receiver may put an attempt off. */
const MOST_RETRY_AFTER = 24 * HOUR;

/** Part of a pause that chance adds, so that what failed together comes back spread out. */
const JITTER = 0.1;

/**
 * Returns the milliseconds until the attempt after the `round`-th failed one; `undefined` when
 * there is none.
 */
export function pauseAfter(
  round: number,
  retryAfter: number | null,
  random: () => number = Math.random,
): number | undefined {
  const pause = PAUSES[round - 1];
  if (pause === undefined) return undefined;
  const asked = Math.min(retryAfter ?? 0, MOST_RETRY_AFTER);
  return Math.round(Math.max(pause * (1 + JITTER * random()), asked));
}
