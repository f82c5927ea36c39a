import { uniqueRule } from '@mingjian/api';
import { newId } from '../../database/ids';
import type { Db } from '../../database/connect';
import { inputFailure } from '../../failure';
import type { Role } from '../../roles';
import { sayRule, type Language } from '../../texts';
import type { UserTable } from './tables';

/** A new account with its role. */
export interface NewAccount extends Pick<
  UserTable,
  | 'username'
  | 'realname'
  | 'phone'
  | 'email'
  | 'userType'
  | 'companyId'
  | 'mainFlag'
  | 'passwordHash'
> {
  role: Role;
}

/** Creates an account and returns its id. Throws 400 with the field when its name is in use. */
export async function createAccount(
  { role, ...account }: NewAccount,
  { now, language, db }: { now: Date; language: Language; db: Db },
): Promise<string> {
  const id = newId(now);
  const added = await db
    .insertInto('users')
    .values({ ...account, id, avatar: null, status: 1, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw inputFailure([['username', sayRule(uniqueRule)]], language);
  await db.insertInto('userRoles').values({ userId: id, roleCode: role }).execute();
  return id;
}
