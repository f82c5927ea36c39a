import { sql } from 'kysely';
import type { Backend } from '../../http/backend';
import type { Db } from '../../database/connect';
import { hashOf } from '../../database/ids';
import { refusal } from '../../failure';
import { countAt, verdictOf, waitOf, type Attempt } from './throttle';
import { sessionTexts } from './texts';

/** A person who signed in from an address within this time does not wait for strangers there. */
export const KNOWN_FOR = 30 * 24 * 3_600_000;

/** An attempt that was counted as a failure before its password was compared. */
export interface CountedAttempt {
  /** Takes the failure back, because the password was right. */
  giveBack(): Promise<void>;
}

/**
 * Waits depend on the pair of account and address, and on the address; failures from elsewhere
 * only ask the owner for a captcha. So nobody can lock another person out.
 */
export function subjectsOf(username: string, address: string) {
  const account = hashOf(username.toLowerCase()).slice(0, 32);
  return {
    account: `account:${account}`,
    pair: `pair:${account}@${address}`,
    address: `address:${address}`,
  };
}

/**
 * Counts an attempt as failed before its password is compared, so that concurrent guesses count
 * each other. Throws 429 while the caller has to wait and 428 without the captcha that it needs;
 * neither counts.
 */
export async function countAttempt(
  username: string,
  address: string,
  spendTicket: (db: Db) => Promise<boolean>,
  backend: Backend,
): Promise<CountedAttempt> {
  const names = subjectsOf(username, address);
  const time = backend.now();
  const before = await backend.db.transaction().execute(async (db) => {
    await lock([names.account, names.address], db);
    const found = await find(names, time, db);
    const { wait, needsCaptcha } = verdictOf(found, time);
    if (wait > 0) throw tooManyTries(wait);
    if (needsCaptcha && !(await spendTicket(db)))
      throw refusal(428, sessionTexts, (t) => t.captchaNeeded);
    for (const key of SUBJECTS) await store(names[key], countAt(found[key], time) + 1, time, db);
    return found.address;
  });
  return { giveBack: async () => giveBack(names, before, time, backend) };
}

const SUBJECTS = ['account', 'address', 'pair'] as const;

type Names = ReturnType<typeof subjectsOf>;

async function find({ account, pair, address }: Names, time: Date, db: Db) {
  const rows = await db
    .selectFrom('loginAttempts')
    .selectAll()
    .where('subject', 'in', [account, pair, address])
    .execute();
  const of = (subject: string) => rows.find((row) => row.subject === subject);
  const known = await db
    .selectFrom('knownAddresses')
    .select('signedInAt')
    .where('pair', '=', pair)
    .where('signedInAt', '>', new Date(time.getTime() - KNOWN_FOR))
    .executeTakeFirst();
  return { account: of(account), pair: of(pair), address: of(address), isKnown: !!known };
}

/** Two attempts on one account, or from one address, are decided one after the other. */
async function lock(subjects: readonly string[], db: Db) {
  for (const subject of subjects)
    await sql`select pg_advisory_xact_lock(hashtext('sign_in'), hashtext(${subject}))`.execute(db);
}

async function store(subject: string, failures: number, lastFailedAt: Date, db: Db) {
  await db
    .insertInto('loginAttempts')
    .values({ subject, failures, lastFailedAt })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ failures, lastFailedAt }))
    .execute();
}

/**
 * Forgets the account's failures after it has signed in. Of the address's, only this one is taken
 * back: its owner may have an account of its own.
 */
async function giveBack(
  names: Names,
  before: Attempt | undefined,
  counted: Date,
  { db, now }: Backend,
) {
  const signedInAt = now();
  await db.transaction().execute(async (trx) => {
    await lock([names.account, names.address], trx);
    await trx
      .deleteFrom('loginAttempts')
      .where('subject', 'in', [names.account, names.pair])
      .execute();
    const now = await trx
      .selectFrom('loginAttempts')
      .selectAll()
      .where('subject', '=', names.address)
      .executeTakeFirst();
    const isLast = now?.lastFailedAt.getTime() === counted.getTime();
    const left = now ? now.failures - 1 : 0;
    if (left > 0)
      await store(names.address, left, (isLast && before?.lastFailedAt) || now!.lastFailedAt, trx);
    else await trx.deleteFrom('loginAttempts').where('subject', '=', names.address).execute();
    await trx
      .insertInto('knownAddresses')
      .values({ pair: names.pair, signedInAt })
      .onConflict((conflict) => conflict.column('pair').doUpdateSet({ signedInAt }))
      .execute();
  });
}

/** Uses of something that one address has at once. Half as many follow in ten minutes. */
export interface UseLimit {
  /** Names what is used, such as `picture`. */
  of: string;
  most: number;
  /** Seconds after which one more is free. */
  wait: number;
  /** Uses after which a captcha is required. @default never */
  captchaFrom?: number;
}

/** Pictures of captchas. */
const PICTURES: UseLimit = { of: 'picture', most: 120, wait: 8 };

/** Counts a picture that an address gets. Throws 429 when it gets too many. */
export const countPicture = async (address: string, backend: Backend) =>
  countUse(PICTURES, address, backend);

/**
 * Counts a use by an address before it is made, so that concurrent ones count each other. Throws
 * 429 when there are too many, and 428 without the captcha that it needs, which does not count.
 */
export async function countUse(
  { of, most, wait, captchaFrom = Infinity }: UseLimit,
  address: string,
  { db, now }: Backend,
  spend: (db: Db) => Promise<boolean> = async () => false,
): Promise<CountedAttempt> {
  const subject = `${of}:${address}`;
  const time = now();
  await db.transaction().execute(async (trx) => {
    const count = countAt(await lockedRow(subject, trx), time);
    if (count >= most) throw tooManyTries(wait);
    if (Math.round(count) >= captchaFrom && !(await spend(trx)))
      throw refusal(428, sessionTexts, (t) => t.captchaNeeded);
    await store(subject, count + 1, time, trx);
  });
  return {
    giveBack: async () =>
      db.transaction().execute(async (trx) => {
        const row = await lockedRow(subject, trx);
        const left = countAt(row, now()) - 1;
        if (left > 0) await store(subject, left, now(), trx);
        else await trx.deleteFrom('loginAttempts').where('subject', '=', subject).execute();
      }),
  };
}

async function lockedRow(subject: string, db: Db) {
  await lock([subject], db);
  return db
    .selectFrom('loginAttempts')
    .selectAll()
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/**
 * Counts an attempt of one person alone as failed, before it is checked. Throws 429 while the
 * subject has to wait. `forgetAttempts` takes all of them back.
 */
export async function countOwnAttempt(subject: string, { db, now }: Backend) {
  const time = now();
  await db.transaction().execute(async (trx) => {
    const row = await lockedRow(subject, trx);
    const wait = waitOf(row, time);
    if (wait > 0) throw tooManyTries(wait);
    await store(subject, countAt(row, time) + 1, time, trx);
  });
}

/** Forgets the failures of a subject that has succeeded. */
export async function forgetAttempts(subject: string, db: Db) {
  await db.deleteFrom('loginAttempts').where('subject', '=', subject).execute();
}

const tooManyTries = (wait: number) =>
  refusal(429, sessionTexts, (t) => t.tooManyTries(wait), { retryAfter: wait });
