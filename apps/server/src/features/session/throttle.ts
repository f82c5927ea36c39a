/** Failures of a subject, and the time of the last one. */
export interface Attempt {
  failures: number;
  lastFailedAt: Date;
}

/** Earlier failures around one attempt to sign in. */
export interface EarlierAttempts {
  /** Of the account, from anywhere. */
  account: Attempt | undefined;
  /** Of the account from this address. */
  pair: Attempt | undefined;
  /** Of any account from this address. */
  address: Attempt | undefined;
  /** Whether the account signed in from this address lately. */
  isKnown: boolean;
}

/** Decision on an attempt. */
export interface Verdict {
  /** Seconds to wait; 0 for none. */
  wait: number;
  needsCaptcha: boolean;
}

/** Failures of an account, from anywhere, after which a captcha is required. */
const CAPTCHA_FROM = 3;
/** The same of an address: an office shares one. */
const ADDRESS_CAPTCHA_FROM = 10;
/** Failures of a pair, and of an address, from which on each further one doubles the wait. */
const DELAY_FROM = 5;
const ADDRESS_DELAY_FROM = 20;
/** Longest waits in seconds: a pair harms only itself, an address everybody behind it. */
const LONGEST_DELAY = 15 * 60;
const LONGEST_ADDRESS_DELAY = 5;
/** Time in which a count of failures halves, in milliseconds. */
const HALF_LIFE = 10 * 60_000;

/** Returns the count of failures at `time`: it halves every ten minutes. */
export function countAt(attempt: Attempt | undefined, time: Date): number {
  if (!attempt) return 0;
  const elapsed = Math.max(0, time.getTime() - attempt.lastFailedAt.getTime());
  return attempt.failures * 0.5 ** (elapsed / HALF_LIFE);
}

/**
 * Returns whether an attempt must wait or needs a captcha. A person who signed in from the address
 * lately does not pay for strangers there.
 */
export function verdictOf(
  { account, pair, address, isKnown }: EarlierAttempts,
  time: Date,
): Verdict {
  const strangers = isKnown ? undefined : address;
  const waits = [
    remaining(pair, DELAY_FROM, LONGEST_DELAY, time),
    remaining(strangers, ADDRESS_DELAY_FROM, LONGEST_ADDRESS_DELAY, time),
  ];
  return {
    wait: Math.max(...waits),
    needsCaptcha:
      Math.round(countAt(account, time)) >= CAPTCHA_FROM ||
      Math.round(countAt(strangers, time)) >= ADDRESS_CAPTCHA_FROM,
  };
}

/** Returns the seconds that a subject has to wait which shares its failures with nobody. */
export function waitOf(attempt: Attempt | undefined, time: Date): number {
  return remaining(attempt, DELAY_FROM, LONGEST_DELAY, time);
}

/** The wait follows from the count at the last failure, or it would shrink while it runs. */
function remaining(attempt: Attempt | undefined, from: number, longest: number, time: Date) {
  const failures = attempt ? Math.round(attempt.failures) : 0;
  if (!attempt || failures < from) return 0;
  const delay = Math.min(2 ** (failures - from), longest);
  return Math.max(
    0,
    Math.ceil((attempt.lastFailedAt.getTime() + delay * 1_000 - time.getTime()) / 1_000),
  );
}
