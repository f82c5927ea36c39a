/** Parts of a connection that are checked, in the order of the page. */
export const CHECKS = [
  'server',
  'release',
  'clock',
  'language',
  'cookies',
  'storage',
  'windows',
  'stream',
] as const;

/** Part of a connection. */
export type CheckName = (typeof CHECKS)[number];

/** Result of a check. A `poor` one works in part: something is slower or is not kept. */
export interface CheckResult {
  state: 'good' | 'poor' | 'bad';
  /** A measured value, such as milliseconds or a release. */
  value?: number | string;
}

/** Milliseconds from which on an answer is slow. */
const SLOW = 1_500;
/** Milliseconds by which clocks may differ before times on screen look wrong. */
const CLOCK_DIFFERENCE = 60_000;
/** Least milliseconds between the events of a stream that nothing holds back. */
const STREAM_GAP = 150;

/** Returns the result of an answer that took so many milliseconds. */
export function serverResult(took: number): CheckResult {
  const value = Math.round(took);
  return { state: took > SLOW ? 'poor' : 'good', value };
}

/**
 * Returns the result for the clock, by the moments of request and answer here and the server's in
 * between. Its value is how many milliseconds this clock is ahead.
 */
export function clockResult(sentAt: number, serverTime: number, answeredAt: number): CheckResult {
  const value = Math.round((sentAt + answeredAt) / 2 - serverTime);
  return { state: Math.abs(value) > CLOCK_DIFFERENCE ? 'poor' : 'good', value };
}

/** Returns the result for two releases that should be one. Its value is the server's. */
export function releaseResult(own: string, servers: string): CheckResult {
  return { state: own === servers ? 'good' : 'poor', value: servers };
}

/** Returns the result of a stream by the moments at which its events came. */
export function streamResult(arrivals: readonly number[]): CheckResult {
  const [first, second] = arrivals;
  if (first === undefined || second === undefined) return { state: 'bad' };
  return { state: second - first < STREAM_GAP ? 'poor' : 'good' };
}
