import type { Db } from '../../database/connect';
import type { Caller } from '../../http/caller';
import { logEvent } from '../../resources/operateLog';
import type { Wording } from '../../texts';
import { isCommonPassword } from './commonPasswords';
import { passwordTexts } from './texts';

/** Returns the problem of a new password of an account; `undefined` when it may be used. */
export function passwordProblem(
  password: string,
  username: string,
  min: number,
): Wording | undefined {
  if (Array.from(password).length < min) return passwordTexts((t) => t.tooShort(min));
  return isCommonPassword(password, username) ? passwordTexts((t) => t.tooCommon) : undefined;
}

/** Records who changed the password of an account and when; the line holds no password. */
export async function logPasswordChange(
  account: Pick<Caller, 'userId' | 'companyId'>,
  by: Pick<Caller, 'userId' | 'realname' | 'userType' | 'address'>,
  now: Date,
  db: Db,
) {
  await logEvent(
    {
      action: 'passwordChanged',
      module: 'system',
      objectType: 'user',
      objectId: account.userId,
      companyId: account.companyId,
    },
    by,
    now,
    db,
  );
}
