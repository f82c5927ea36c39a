import { inputFailure, notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { forgetAttempts } from '../session/attempts';
import { hashPassword } from '../session/passwords';
import type { PasswordChange } from './changePassword';
import { logPasswordChange, passwordProblem } from './newPassword';

/**
 * Sets the password of a member of staff, for an administrator who hands it over. Every session of
 * the account ends. Accounts of clients and deleted ones are not found.
 */
export async function setPassword(
  { userId, newPassWord }: PasswordChange,
  caller: Caller,
  { db, now, passwordMin }: Backend,
) {
  const account = await db
    .selectFrom('users')
    .select(['username', 'companyId'])
    .where('id', '=', userId)
    .where('userType', '=', 'serviceUser')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!account) throw notFound();
  const problem = passwordProblem(newPassWord, account.username, passwordMin);
  if (problem) throw inputFailure([['newPassWord', problem]], caller.language);
  const passwordHash = await hashPassword(newPassWord);

  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ passwordHash, updatedAt: now() })
      .where('id', '=', userId)
      .execute();
    await forgetAttempts(`password:${userId}`, trx);
    await trx.deleteFrom('sessions').where('userId', '=', userId).execute();
    await logPasswordChange({ userId, companyId: account.companyId }, caller, now(), trx);
  });
}
