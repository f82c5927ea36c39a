import { randomBytes } from 'node:crypto';
import { companyAccount, SET_PASSWORD } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import { knownCompany } from '../../resources/references';
import { holdsRight, withinScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { Caller } from '../../http/caller';
import type { Change } from '../../resources/servedResource';
import { ACCOUNT_EDITORS, ACCOUNT_READERS, MAIN_ACCOUNT_ROLE } from '../../roles';
import { endSessions } from '../passwords/setPassword';
import { refuseOwnChange } from '../users/ownAccount';
import { demandNoGreaterRole, isGreaterAccount, isNotGreater } from '../session/greaterRights';
import { hashPassword } from '../session/passwords';
import { accountTexts } from './texts';

/** Accounts of client companies. Staff reach those of all companies, a client its own company's. */
export const accounts = serve(
  companyAccount,
  'users',
)({
  objectType: 'user',
  module: 'companies',
  label: 'realname',
  company: 'companyId',
  scope: {
    where: (caller) =>
      sql<SqlBool>`users.user_type = 'companyUser' and ${withinScope(caller, 'users.companyId')}`,
  },
  defaultOrder: 'create_time desc',
  columns: {
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    roleCode: { links: 'userRoles', owner: 'userId', value: 'roleCode', isSingle: true },
    roleName: ({ language }) => sql`(
      select ${language === 'en' ? sql`coalesce(nullif(r.name_en, ''), r.name)` : sql`r.name`}
      from user_roles ur join roles r on r.code = ur.role_code
      where ur.user_id = users.id order by r.sort limit 1
    )`,
    isGreater: isGreaterAccount,
    lastLoginTime: () => sql`(select signed_in_at from last_sign_ins where user_id = users.id)`,
    pwdUpdateTime: () => sql`(
      select max(create_time) from operate_logs
      where object_type = 'user' and object_id = users.id and action = 'passwordChanged'
    )`,
  },
  references: {
    companyId: knownCompany,
    roleCode: {
      table: 'roles',
      key: 'code',
      within: (caller) =>
        sql<SqlBool>`
          roles.user_type = 'companyUser' and roles.deleted_at is null and ${isGivable(caller)}
        `,
    },
  },
  uniques: { users_username: 'username' },
  may: { read: ACCOUNT_READERS, create: ACCOUNT_EDITORS, delete: ACCOUNT_EDITORS },
  actions: (caller) => (holdsRight(caller, ACCOUNT_EDITORS) ? [SET_PASSWORD] : []),
  complete: async (row) => {
    refuseOwnChange(row, OWN);
    const { roleCode } = row.values;
    return {
      ...(roleCode !== undefined && { mainFlag: roleCode === MAIN_ACCOUNT_ROLE ? 1 : 0 }),
      ...(!row.stored && { userType: 'companyUser', passwordHash: await unknownPassword() }),
    };
  },
  changed: async (change) => {
    const { before, after, caller, db } = change;
    if (before && before.id !== caller.userId)
      await demandNoGreaterRole([String(before.roleCode)], caller, db);
    // Of several that are deleted at once, the last one decides: see `deleteAccounts`.
    if (after.deletedAt !== null) await endDeleted(change);
    else await demandMainAccount(String(after.companyId), db);
  },
});

/**
 * Returns the condition on `roles` under which a caller may give a role: a client gives none that
 * may do what it may not itself.
 */
export const isGivable = (caller: Caller) =>
  caller.userType === 'serviceUser' ? sql<SqlBool>`true` : isNotGreater(caller);

const ownRights = accountTexts((t) => t.ownRights);
/** Changes of one's own account that another person has to make. */
const OWN = { roleCode: ownRights, status: ownRights };

/** The hash of a password that nobody knows: a new account cannot sign in until one is set. */
const unknownPassword = async () => hashPassword(randomBytes(32).toString('base64url'));

/** A deleted account is a stopped one for everything that asks for active people. */
async function endDeleted({ after, caller, db }: Change) {
  if (after.id === caller.userId) throw refusal(409, accountTexts, (t) => t.ownAccount);
  await db.updateTable('users').set({ status: 0 }).where('id', '=', after.id).execute();
  await endSessions(after.id, db);
}

/** Throws 409 for a company that has accounts, but none that can manage them. */
export async function demandMainAccount(companyId: string, db: Db) {
  // Two changes at once would each count on the account that the other one takes away. The key of
  // the company stays free: both have referred to it.
  await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .execute();
  const left = await db
    .selectFrom('users')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn
        .countAll<number>()
        .filterWhere('status', '=', 1)
        .filterWhere('mainFlag', '=', 1)
        .as('main'),
    ])
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (left.all > 0 && left.main === 0) throw refusal(409, accountTexts, (t) => t.mainStays);
}
