import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import type { Caller } from '../../http/caller';
import type { Wording } from '../../texts';
import { isCommonPassword } from './commonPasswords';
import { passwordTexts } from './texts';

/** Returns what a new password of an account breaks; `undefined` for one that is allowed. */
export function passwordProblem(
  password: string,
  username: string,
  min: number,
): Wording | undefined {
  if (Array.from(password).length < min) return passwordTexts((t) => t.tooShort(min));
  return isCommonPassword(password, username) ? passwordTexts((t) => t.tooCommon) : undefined;
}

/** Records who changed whose password and when. The line holds no password. */
export async function logPasswordChange(
  account: { userId: string; companyId: string | null },
  caller: Caller,
  now: Date,
  db: Db,
) {
  await db
    .insertInto('operateLogs')
    .values({
      id: newId(now),
      companyId: account.companyId,
      module: 'system',
      action: 'passwordChanged',
      objectType: 'user',
      objectId: account.userId,
      version: 1,
      before: null,
      after: null,
      userId: caller.userId,
      userName: caller.realname,
      userType: caller.userType,
      ip: caller.address,
      createTime: now,
    })
    .execute();
}
