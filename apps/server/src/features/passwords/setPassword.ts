import type { Db } from '../../database/connect';
import { inputFailure, notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { forgetAttempts } from '../session/attempts';
import { demandNotGreater } from '../session/greaterRights';
import { hashPassword } from '../session/passwords';
import type { PasswordChange } from './changePassword';
import { logPasswordChange, passwordProblem } from './newPassword';

/** A new password for another account. */
export interface PasswordSetting {
  userId: string;
  username: string;
  /** Company of the account; `null` for staff. */
  companyId: string | null;
  newPassWord: string;
}

/**
 * Sets the password of an account that the caller may manage; all its sessions end. Throws 400 for
 * a password that breaks the rules, and 403 for an account with a right that the caller lacks.
 */
export async function setPassword(
  { userId, username, companyId, newPassWord }: PasswordSetting,
  caller: Caller,
  backend: Backend,
) {
  const problem = passwordProblem(newPassWord, username, backend.passwordMin);
  if (problem) throw inputFailure([['newPassWord', problem]], caller.language);
  await demandNotGreater(userId, caller, backend.db);
  const passwordHash = await hashPassword(newPassWord);
  const now = backend.now();
  await backend.db.transaction().execute(async (db) => {
    await db
      .updateTable('users')
      .set({ passwordHash, updatedAt: now })
      .where('id', '=', userId)
      .execute();
    await forgetAttempts(`password:${userId}`, db);
    await endSessions(userId, db);
    await logPasswordChange({ userId, companyId }, caller, now, db);
  });
}

/**
 * Sets the password of a member of staff, for an administrator who hands it over. Accounts of
 * clients and deleted ones are not found.
 */
export async function setStaffPassword(
  { userId, newPassWord }: PasswordChange,
  caller: Caller,
  backend: Backend,
) {
  const account = await backend.db
    .selectFrom('users')
    .select(['username', 'companyId'])
    .where('id', '=', userId)
    .where('userType', '=', 'serviceUser')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!account) throw notFound();
  await setPassword({ ...account, userId, newPassWord }, caller, backend);
}

/** Ends all sessions of an account, from its next request on. */
export const endSessions = async (userId: string, db: Db) =>
  void (await db.deleteFrom('sessions').where('userId', '=', userId).execute());
