import { sql } from 'kysely';
import type { Backend } from '../../http/backend';
import { hashOf } from '../../database/ids';
import { Failure } from '../../failure';
import { sessionTexts } from './texts';

/** Failures of an account, from anywhere, after which a captcha is asked for. */
const CAPTCHA_FROM = 3;
/** The same of an address: an office shares one. */
const ADDRESS_CAPTCHA_FROM = 10;
/**
 * Failures of one account from one address, and of an address, after which each further one doubles
 * the wait.
 */
const DELAY_FROM = 5;
const ADDRESS_DELAY_FROM = 20;
const LONGEST_DELAY = 15 * 60;
/** Failures are forgotten when none came for this long. */
const FORGOTTEN_AFTER = 3_600_000;

/** Earlier failures to sign in. */
export interface Attempts {
  captchaNeeded: boolean;
}

/**
 * The waits hang on the pair of account and address, and on the address; failures from elsewhere
 * only ask the owner for a captcha. So nobody can lock another person out.
 */
function subjects(username: string, address: string) {
  const account = hashOf(username.toLowerCase()).slice(0, 32);
  return {
    account: `account:${account}`,
    pair: `pair:${account}@${address}`,
    address: `address:${address}`,
  };
}

/** Looks up earlier failures. Throws 429 while the caller has to wait. */
export async function checkAttempts(
  username: string,
  address: string,
  { db, now }: Backend,
): Promise<Attempts> {
  const names = subjects(username, address);
  const rows = await db
    .selectFrom('loginAttempts')
    .selectAll()
    .where('subject', 'in', Object.values(names))
    .execute();
  const time = now().getTime();
  const of = (subject: string) => {
    const row = rows.find((r) => r.subject === subject);
    return row && time - row.lastFailedAt.getTime() < FORGOTTEN_AFTER ? row : undefined;
  };
  const waits = [
    remaining(of(names.pair), DELAY_FROM, time),
    remaining(of(names.address), ADDRESS_DELAY_FROM, time),
  ];
  const wait = Math.max(...waits);
  if (wait > 0)
    throw new Failure(
      429,
      sessionTexts((t) => t.tooManyTries(wait)),
      { retryAfter: wait },
    );

  const captchaNeeded =
    (of(names.account)?.failures ?? 0) >= CAPTCHA_FROM ||
    (of(names.address)?.failures ?? 0) >= ADDRESS_CAPTCHA_FROM;
  return { captchaNeeded };
}

/** Counts a failure of the account, of the address, and of both together. */
export async function recordFailure(username: string, address: string, { db, now }: Backend) {
  const lastFailedAt = now();
  const forgotten = new Date(lastFailedAt.getTime() - FORGOTTEN_AFTER);
  await db
    .insertInto('loginAttempts')
    .values(
      Object.values(subjects(username, address))
        .sort()
        .map((subject) => ({ subject, failures: 1, lastFailedAt })),
    )
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        failures: sql`case when login_attempts.last_failed_at < ${forgotten} then 1 else least(login_attempts.failures + 1, 1000) end`,
        lastFailedAt,
      }),
    )
    .execute();
}

/**
 * Forgets the account's failures after it has signed in. Those of the address stay: its owner may
 * have an account of its own.
 */
export async function forgetFailures(username: string, address: string, { db }: Backend) {
  const { account, pair } = subjects(username, address);
  await db.deleteFrom('loginAttempts').where('subject', 'in', [account, pair]).execute();
}

function remaining(
  row: { failures: number; lastFailedAt: Date } | undefined,
  from: number,
  time: number,
) {
  if (!row || row.failures < from) return 0;
  const delay = Math.min(2 ** (row.failures - from), LONGEST_DELAY);
  return Math.max(0, Math.ceil((row.lastFailedAt.getTime() + delay * 1_000 - time) / 1_000));
}
