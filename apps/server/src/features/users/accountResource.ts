import { user, type UserRow } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { newSecret } from '../../database/ids';
import { valuesIn } from '../../resources/links';
import { existing } from '../../resources/references';
import type { RowScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { ServedResource, Usage } from '../../resources/servedResource';
import { ADMINISTRATORS } from '../../roles';
import { demandNoGreaterRole, isGreaterAccount } from '../session/greaterRights';
import { hashPassword } from '../session/passwords';
import { refuseOwnChange } from './ownAccount';
import { userTexts } from './texts';

const staffScope: RowScope = {
  where: () => sql<SqlBool>`users.user_type = 'serviceUser'`,
};

/** Accounts of staff, for administrators. Nobody changes its own roles, number or address here. */
export const accountResource: ServedResource<UserRow> = serve(
  user,
  'users',
)({
  objectType: 'user',
  module: 'system',
  label: 'realname',
  scope: staffScope,
  defaultOrder: 'create_time desc',
  columns: {
    deptName: { by: 'deptId', table: 'departments', column: 'deptName' },
    roleIds: {
      links: 'userRoles',
      owner: 'userId',
      value: 'roleCode',
      of: {
        table: 'roles',
        key: 'code',
        within: () => sql<SqlBool>`user_type = 'serviceUser' and deleted_at is null`,
      },
    },
    isGreater: isGreaterAccount,
    roleNames: ({ language }) => sql`array(
      select ${language === 'en' ? sql`coalesce(nullif(r.name_en, ''), r.name)` : sql`r.name`}
      from user_roles ur join roles r on r.code = ur.role_code
      where ur.user_id = users.id order by r.sort, r.code
    )`,
  },
  references: { deptId: existing('departments') },
  uniques: { users_username: 'username' },
  may: { read: ADMINISTRATORS, create: ADMINISTRATORS, delete: ADMINISTRATORS },
  usedBy: [ownAccount],
  complete: async (row) => {
    if (row.stored === undefined) return newAccount();
    refuseOwnChange(row, OWN);
    return {};
  },
  changed: async ({ before, after, caller, db }) => {
    if (after.id === caller.userId) return;
    const roles = [...valuesIn(before?.roleIds), ...valuesIn(after.roleIds)];
    await demandNoGreaterRole(roles, caller, db);
  },
});

/** Returns the columns of a new account, which opens once an administrator sets a password. */
async function newAccount() {
  return {
    userType: 'serviceUser',
    mainFlag: 0,
    passwordHash: await hashPassword(newSecret()),
  };
}

/** Changes of one's own account that another administrator has to make. */
const OWN = { roleIds: userTexts((t) => t.ownRoles), status: userTexts((t) => t.ownStatus) };

async function ownAccount(...[{ id }, caller]: Parameters<Usage>): ReturnType<Usage> {
  return id === caller.userId ? { wording: userTexts((t) => t.ownAccount) } : undefined;
}
