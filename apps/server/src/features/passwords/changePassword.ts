import type { UserType } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { inputFailure, notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { countOwnAttempt, forgetAttempts } from '../session/attempts';
import { hashPassword, passwordMatches } from '../session/passwords';
import { logPasswordChange, passwordProblem } from './newPassword';
import { passwordTexts } from './texts';

/** A new password of an account, and the present one. */
export interface PasswordChange {
  userId: string;
  newPassWord: string;
  oldPassWord?: string | undefined;
}

/**
 * Changes the caller's own password; every other session of the account ends. A wrong present
 * password is counted, and makes the next attempts wait. Other accounts, and those of the other
 * kind, are not found.
 */
export async function changeOwnPassword(
  { userId, newPassWord, oldPassWord }: PasswordChange,
  userType: UserType,
  caller: Caller,
  backend: Backend,
) {
  if (userId !== caller.userId || userType !== caller.userType) throw notFound();
  const refuse = (field: keyof PasswordChange, wording: ReturnType<typeof passwordTexts>) =>
    inputFailure([[field, wording]], caller.language);

  const problem =
    passwordProblem(newPassWord, caller.username, backend.passwordMin) ??
    (newPassWord === oldPassWord ? passwordTexts((t) => t.sameAsOld) : undefined);
  if (problem) throw refuse('newPassWord', problem);
  if (!oldPassWord)
    throw refuse(
      'oldPassWord',
      passwordTexts((t) => t.oldMissing),
    );
  const subject = `password:${userId}`;
  await countOwnAttempt(subject, backend);
  const wrong = refuse(
    'oldPassWord',
    passwordTexts((t) => t.oldWrong),
  );
  const stored = await hashFor(userId, backend.db);
  if (!(await passwordMatches(oldPassWord, stored))) throw wrong;
  const passwordHash = await hashPassword(newPassWord);

  await backend.db.transaction().execute(async (db) => {
    const changed = await db
      .updateTable('users')
      .set({ passwordHash, updatedAt: backend.now() })
      .where('id', '=', userId)
      // Of two changes at once, the second one no longer knows the present password.
      .where('passwordHash', '=', stored!)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw wrong;
    await forgetAttempts(subject, db);
    await db
      .deleteFrom('sessions')
      .where('userId', '=', userId)
      .where('tokenHash', '!=', caller.tokenHash)
      .execute();
    await logPasswordChange(caller, caller, backend.now(), db);
  });
}

async function hashFor(userId: string, db: Db) {
  const user = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.passwordHash;
}
