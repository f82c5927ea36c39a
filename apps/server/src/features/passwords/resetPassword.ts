import type { InputOf, passwordReset, SentCode } from '@mingjian/api';
import { hashOf } from '../../database/ids';
import { inputFailure } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { queueMessage } from '../outbox/queueMessage';
import { messageTexts } from '../outbox/texts';
import { countUse, forgetAttempts, subjectsOf, type UseLimit } from '../session/attempts';
import { spendTicket } from '../session/captcha';
import { codeEnded, createCode, readCode, spendCode } from '../session/oneTimeCodes';
import { hashPassword } from '../session/passwords';
import { logPasswordChange, passwordProblem } from './newPassword';

/** Requests from one address, which an office shares. */
const OF_ADDRESS: UseLimit = { of: 'reset', most: 20, wait: 60 };
/** Requests for one account from one address: only whoever is there waits for them. */
const OF_PAIR: UseLimit = { of: 'resetPair', most: 5, wait: 240 };
/** Requests for one account from anywhere: a stranger's cost its owner a captcha. */
const OF_ACCOUNT: UseLimit = { of: 'resetAccount', most: 60, wait: 60, captchaFrom: 3 };

/**
 * Sends a code for a new password to the address that an account has. For an unknown account, and
 * for one without such an address, the same is stored for nobody: neither the response nor the time
 * that it takes reveals which.
 */
export async function requestReset(
  { userType, username, channel, captchaTicket }: InputOf<typeof passwordReset.request>,
  { address, language }: Caller,
  backend: Backend,
): Promise<SentCode> {
  await countUse(OF_ADDRESS, address, backend);
  const account = hashOf(`${userType} ${username.toLowerCase()}`);
  const pair = await countUse(OF_PAIR, `${account}@${address}`, backend);
  await countUse(
    OF_ACCOUNT,
    account,
    backend,
    async (db) =>
      captchaTicket !== undefined && spendTicket(captchaTicket, { db, now: backend.now }),
  ).catch(async (refused: unknown) => {
    await pair.giveBack();
    throw refused;
  });
  const user = await backend.db
    .selectFrom('users')
    .select(['id', 'username', 'phone', 'email'])
    .where((eb) => eb(eb.fn('lower', ['username']), '=', username.toLowerCase()))
    .where('userType', '=', userType)
    .where('status', '=', 1)
    .executeTakeFirst();
  const recipient = (channel === 'sms' ? user?.phone : user?.email) || null;
  const codeId = await backend.db.transaction().execute(async (db) => {
    const inside = { ...backend, db };
    const userId = (recipient !== null && user?.id) || null;
    const subject = { purpose: 'reset', userId, username, channel, address: null } as const;
    const created = await createCode(subject, inside);
    await queueMessage(
      {
        channel,
        kind: 'passwordReset',
        recipient,
        subject: messageTexts((t) => t.resetSubject)(language),
        content: messageTexts((t) => t.reset(created.code))(language),
        expiresAt: created.expiresAt,
      },
      inside,
    );
    return created.codeId;
  });
  backend.outbox.wake();
  return { codeId };
}

/**
 * Sets a new password by a code. Every session of the account ends, its failed sign-ins are
 * forgotten, and its owner is notified by e-mail. A password that may not be used costs no try.
 */
export async function confirmReset(
  { codeId, code, newPassWord }: InputOf<typeof passwordReset.confirm>,
  caller: Caller,
  backend: Backend,
) {
  const { language, address } = caller;
  const requested = await readCode({ codeId, purpose: 'reset' }, backend);
  if (!requested) throw codeEnded();
  const problem = passwordProblem(newPassWord, requested.username, backend.passwordMin);
  if (problem) throw inputFailure([['newPassWord', problem]], language);
  const { userId } = await spendCode({ codeId, code, purpose: 'reset' }, caller, backend);
  const passwordHash = await hashPassword(newPassWord);

  await backend.db.transaction().execute(async (db) => {
    const now = backend.now();
    const user = await db
      .updateTable('users')
      .set({ passwordHash, updatedAt: now })
      .where('id', '=', userId)
      .where('status', '=', 1)
      .returning(['username', 'realname', 'userType', 'companyId', 'email'])
      .executeTakeFirst();
    if (!user) throw codeEnded();
    await db.deleteFrom('sessions').where('userId', '=', userId).execute();
    await db.deleteFrom('oneTimeCodes').where('userId', '=', userId).execute();
    const failed = subjectsOf(user.username, address);
    await forgetAttempts(failed.account, db);
    await forgetAttempts(failed.pair, db);
    const owner = { ...user, userId, address };
    await logPasswordChange(owner, owner, now, db);
    await queueMessage(
      {
        channel: 'email',
        kind: 'passwordChanged',
        recipient: user.email,
        subject: messageTexts((t) => t.passwordChangedSubject)(language),
        content: messageTexts((t) => t.passwordChanged(user.username))(language),
      },
      { ...backend, db },
    );
  });
  backend.outbox.wake();
}
