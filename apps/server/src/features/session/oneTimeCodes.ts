import { randomInt } from 'node:crypto';
import { CODE_DIGITS, CODE_MINUTES, type SendingChannel } from '@mingjian/api';
import type { Selectable } from 'kysely';
import { hashOf, newSecret } from '../../database/ids';
import { inputFailure, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { OneTimeCodeTable } from './tables';
import { sessionTexts } from './texts';

/** Wrong tries of one code. */
const TRIES = 5;

/** The purpose of a code, and the account and address that it is about. */
export interface CodeSubject {
  purpose: OneTimeCodeTable['purpose'];
  /** `null` for an unknown account: no code then fits. */
  userId: string | null;
  username: string;
  channel: SendingChannel;
  /** Address that the code confirms; `null` where it confirms none. */
  address: string | null;
}

/** A new code. */
export interface NewCode {
  /** Secret of the requester. */
  codeId: string;
  /** The digits, for the message alone. */
  code: string;
  expiresAt: Date;
}

/**
 * Makes a code of six digits that works for ten minutes, five tries and once. It is stored hashed
 * together with its id, which only the requester holds: the database alone gives no code away.
 */
export async function createCode(
  { purpose, userId, username, channel, address }: CodeSubject,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<NewCode> {
  const codeId = newSecret();
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const expiresAt = new Date(now().getTime() + CODE_MINUTES * 60_000);
  await db
    .insertInto('oneTimeCodes')
    .values({
      idHash: hashOf(codeId),
      codeHash: hashOfCode(codeId, code),
      purpose,
      userId,
      username,
      channel,
      address,
      expiresAt,
      usedAt: null,
    })
    .execute();
  return { codeId, code, expiresAt };
}

/** Returns what a code that has not ended is about; `undefined` without one. Counts no try. */
export async function readCode(
  { codeId, purpose }: { codeId: string; purpose: CodeSubject['purpose'] },
  { db, now }: Pick<Backend, 'db' | 'now'>,
) {
  return db
    .selectFrom('oneTimeCodes')
    .selectAll()
    .where('idHash', '=', hashOf(codeId))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now())
    .where('tries', '<', TRIES)
    .executeTakeFirst();
}

/** A code as somebody typed it. */
export interface TypedCode {
  codeId: string;
  code: string;
  purpose: CodeSubject['purpose'];
}

/** Uses up a code of an account and returns what it is about. Throws as `spendFormCode`. */
export async function spendCode(
  typed: TypedCode,
  caller: Pick<Caller, 'language'>,
  backend: Pick<Backend, 'db' | 'now'>,
): Promise<Selectable<OneTimeCodeTable> & { userId: string }> {
  const spent = await spend(typed, ({ userId }) => userId !== null, caller, backend);
  return { ...spent, userId: spent.userId! };
}

/** Uses up a code of a candidate. Throws 400 for a wrong one and for one that has ended. */
export async function spendFormCode(
  typed: TypedCode,
  formId: string,
  caller: Pick<Caller, 'language'>,
  backend: Pick<Backend, 'db' | 'now'>,
) {
  await spend(typed, ({ username }) => username === formId, caller, backend);
}

/** A try is counted before it is compared, so of several at once no more than five are. */
async function spend(
  { codeId, code, purpose }: TypedCode,
  isKnown: (code: Selectable<OneTimeCodeTable>) => boolean,
  { language }: Pick<Caller, 'language'>,
  { db, now }: Pick<Backend, 'db' | 'now'>,
) {
  const idHash = hashOf(codeId);
  const tried = await db
    .updateTable('oneTimeCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('idHash', '=', idHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now())
    .where('tries', '<', TRIES)
    .returningAll()
    .executeTakeFirst();
  if (!tried) throw codeEnded();
  if (!isKnown(tried) || tried.codeHash !== hashOfCode(codeId, code)) {
    const left = TRIES - tried.tries;
    if (left === 0) throw codeEnded();
    throw inputFailure([['code', sessionTexts((t) => t.codeWrong(left))]], language);
  }
  const used = await db
    .updateTable('oneTimeCodes')
    .set({ usedAt: now() })
    .where('idHash', '=', idHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) throw codeEnded();
  return tried;
}

/** The refusal of a code that was used, has expired, or had too many wrong tries. */
export const codeEnded = () => refusal(400, sessionTexts, (t) => t.codeEnded);

const hashOfCode = (codeId: string, code: string) => hashOf(`${codeId} ${code}`);
