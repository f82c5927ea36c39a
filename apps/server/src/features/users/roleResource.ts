import { role, type RightGroup, type Role, type UserType } from '@mingjian/api';
import { sql } from 'kysely';
import { inputFailure } from '../../failure';
import type { Caller } from '../../http/caller';
import { valuesIn } from '../../resources/links';
import { commonScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { Completion, ServedResource, Usage } from '../../resources/servedResource';
import { ADMINISTRATORS, rightModules, standardRights, userTypesOf } from '../../roles';
import { say } from '../../texts';
import { demandHeld, lackedRights } from '../session/greaterRights';
import { userTexts } from './texts';

const holders = sql`from user_roles ur join users u on u.id = ur.user_id`;

/** Roles, for administrators. Nobody changes the rights of a role that it holds. */
export const roleResource: ServedResource<Role> = serve(
  role,
  'roles',
)({
  objectType: 'role',
  module: 'system',
  label: 'roleName',
  scope: commonScope,
  defaultOrder: 'sort asc',
  columns: {
    roleCode: 'code',
    roleName: 'name',
    roleNameEn: 'nameEn',
    menuIds: {
      links: 'roleMenus',
      owner: 'roleCode',
      value: 'menuCode',
      of: { table: 'menus', key: 'code', within: () => sql`true` },
    },
    rightCodes: { links: 'roleRights', owner: 'roleCode', value: 'rightCode' },
    userCount: () =>
      sql`(
        select count(*)::int ${holders} where ur.role_code = roles.code and u.deleted_at is null
      )`,
  },
  textRules: {
    roleCode: {
      accepts: (text) => /^[A-Z][A-Z0-9_]{1,31}$/.test(text),
      problem: { zh: userTexts((t) => t.roleCode)('zh'), en: userTexts((t) => t.roleCode)('en') },
    },
  },
  uniques: { roles_pkey: 'roleCode' },
  may: { read: ADMINISTRATORS, create: ADMINISTRATORS, delete: ADMINISTRATORS },
  usedBy: [heldBy],
  complete: async (row) => {
    refuseWrongRights(row);
    if (row.stored) refuseOwnChange(row);
    return {};
  },
  changed: async ({ before, after, caller }) =>
    demandHeld([...valuesIn(before?.rightCodes), ...valuesIn(after.rightCodes)], caller),
});

/** Returns the rights that a caller can give, by the part of the product that they belong to. */
export const rightGroups = (caller: Caller): RightGroup[] =>
  Object.entries(rightModules).map(([module, names]) => ({
    module,
    name: named(names, caller.language),
    rights: standardRights
      .filter((right) => right.module === module && lackedRights([right.code], caller).length === 0)
      .map((right) => ({
        code: right.code,
        name: named(right, caller.language),
        userTypes: userTypesOf(right),
      })),
  }));

const named = ({ name, nameEn }: { name: string; nameEn: string }, language: Caller['language']) =>
  language === 'en' ? nameEn : name;

function refuseWrongRights({ values, stored, caller }: Completion) {
  if (values.rightCodes === undefined) return;
  const userType = (stored?.userType ?? values.userType) as UserType;
  const givable = new Set(
    standardRights.filter((right) => userTypesOf(right).includes(userType)).map(({ code }) => code),
  );
  // A right that an earlier version knew stays until it is taken.
  const before = new Set(valuesIn(stored?.rightCodes));
  const wrong = valuesIn(values.rightCodes).filter(
    (code) => !givable.has(code) && !before.has(code),
  );
  if (wrong.length === 0) return;
  const wording = userTexts((t) => t.wrongRights(wrong.join(', ')));
  throw inputFailure([['rightCodes', wording]], caller.language);
}

function refuseOwnChange({ values, stored, caller }: Completion) {
  if (!caller.roles.includes(stored!.id)) return;
  if (values.rightCodes !== undefined)
    throw inputFailure([['rightCodes', userTexts((t) => t.ownRights)]], caller.language);
  if (values.status !== undefined)
    throw inputFailure([['status', userTexts((t) => t.ownRoleStatus)]], caller.language);
}

/** Names shown of those who hold a role. */
const NAMES = 5;

async function heldBy(...[{ id }, , db]: Parameters<Usage>): ReturnType<Usage> {
  const found = await sql<{ realname: string; count: number }>`
    select u.realname, count(*) over ()::int as count ${holders}
    where ur.role_code = ${id} and u.deleted_at is null order by u.realname limit ${NAMES}
  `.execute(db);
  const count = found.rows[0]?.count;
  if (count === undefined) return undefined;
  const names = found.rows.map(({ realname }) => realname);
  const more = count > NAMES ? '…' : '';
  return {
    wording: (language) =>
      userTexts((t) =>
        t.holders(count, `${names.join(say((shared) => shared.listSeparator)(language))}${more}`),
      )(language),
  };
}
