import {
  splitIds,
  type accounts as accountCalls,
  type CompanyAccount,
  type CompanyRole,
  type InputOf,
} from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { Failure, notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { selectRows, visible } from '../../resources/resourceRows';
import { changeGiven, deleteRows } from '../../resources/resourceWrites';
import { demandRight } from '../../resources/scope';
import { lockRows } from '../../resources/storedRows';
import { valuesOf } from '../../resources/writeValues';
import { ACCOUNT_EDITORS, ACCOUNT_READERS, type Rights } from '../../roles';
import { setPassword } from '../passwords/setPassword';
import { ownContact } from '../users/ownAccount';
import { englishName } from '../../database/columns';
import { accounts, demandMainAccount, isGivable } from './resource';
import { accountTexts } from './texts';

/** Returns one account: anybody's own, or one that the caller's role may see. */
export async function accountById(
  id: string,
  caller: Caller,
  backend: Backend,
): Promise<CompanyAccount> {
  demandOwnOr(ACCOUNT_READERS, id, caller);
  const found = sql<SqlBool>`${visible(accounts, caller)} and users.id = ${id}`;
  const [account] = await selectRows(accounts, found, caller, backend);
  if (!account) throw notFound();
  return account;
}

/** Returns the roles that the caller may give to an account, the most powerful first. */
export async function companyRoles(
  { roleName = '', pageSize }: InputOf<typeof accountCalls.getRoleList>,
  caller: Caller,
  { db }: Backend,
): Promise<CompanyRole[]> {
  demandRight(caller, ACCOUNT_EDITORS);
  const roles = await db
    .selectFrom('roles')
    .select(['code', 'name', englishName.as('nameEn')])
    .where('userType', '=', 'companyUser')
    .where('status', '=', 1)
    .where('deletedAt', 'is', null)
    .where(isGivable(caller))
    .orderBy('sort')
    .orderBy('code')
    .execute();
  const text = roleName.toLowerCase();
  return roles
    .filter(({ name, nameEn }) => `${name}\n${nameEn}`.toLowerCase().includes(text))
    .slice(0, pageSize);
}

/** Changes the phone or e-mail of an account that the caller manages. */
export async function changeContact(
  id: string,
  contact: { phone: string } | { email: string },
  caller: Caller,
  backend: Backend,
) {
  if (id === caller.userId) throw new Failure(409, ownContact);
  demandRight(caller, ACCOUNT_EDITORS);
  const { db } = backend;
  const now = backend.now();
  const [stored] = await lockRows(accounts, [id], caller, db);
  if (!stored || stored.deletedAt !== null) throw notFound();
  const values = await valuesOf(accounts, contact, caller, backend, stored);
  await changeGiven(accounts, { values, stored, caller, now, db });
}

/** Deletes accounts: all or none, and not the one of a company that manages the others. */
export async function deleteAccounts(ids: { id: string }, caller: Caller, backend: Backend) {
  await deleteRows(accounts, ids, caller, backend);
  const companies = await backend.db
    .selectFrom('users')
    .select('companyId')
    .distinct()
    .where('id', 'in', splitIds(ids.id))
    .orderBy('companyId')
    .execute();
  for (const { companyId } of companies) await demandMainAccount(companyId!, backend.db);
}

/** Sets the password of another account. The own one needs the present password beside it. */
export async function setAccountPassword(
  { userId, newPassWord }: { userId: string; newPassWord: string },
  caller: Caller,
  backend: Backend,
) {
  demandRight(caller, ACCOUNT_EDITORS);
  if (userId === caller.userId) throw refusal(409, accountTexts, (t) => t.ownPassword);
  const { username, companyId } = await accountById(userId, caller, backend);
  await setPassword({ userId, username, companyId, newPassWord }, caller, backend);
}

function demandOwnOr(rights: Rights, id: string, caller: Caller) {
  if (id !== caller.userId) demandRight(caller, rights);
}
