import { ADMINISTRATION_PAGES, pagesOf } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import type { BoundCall } from '../../http/bind';
import { ADMINISTRATORS, RIGHT_GIVERS } from '../../roles';
import { treeOfRoles } from './menuTree';
import { menuTexts } from './texts';

/**
 * Returns a change of accounts, roles or menus that is refused when it would leave no administrator
 * who reaches the pages where it could be undone. Such changes come one after the other until their
 * transactions end, so that two do not remove each other. Where nobody reached them before, the
 * change is no worse.
 */
export const keepsWayIn = (bound: BoundCall): BoundCall => ({
  ...bound,
  run: async (input, caller, backend) => {
    const { db } = backend;
    await sql`select pg_advisory_xact_lock(hashtext('administration'))`.execute(db);
    const before = await hasWayIn(db);
    const response = await bound.run(input, caller, backend);
    if (before && !(await hasWayIn(db))) throw refusal(409, menuTexts, (t) => t.wayIn);
    return response;
  },
});

/**
 * Whether an active account has the rights to administer and to give any right, and the pages of
 * users, roles and menus in the menu of its roles.
 */
export async function hasWayIn(db: Db) {
  const rights = [...ADMINISTRATORS, ...RIGHT_GIVERS].map(({ code }) => code);
  const administrators = await sql<{ roles: string[] }>`
    select distinct array_agg(distinct r.code order by r.code) as roles
    from users u
    join user_roles ur on ur.user_id = u.id
    join roles r on r.code = ur.role_code and r.status = 1 and r.deleted_at is null
    left join role_rights rr on rr.role_code = r.code and rr.right_code = any(${rights})
    where u.status = 1 and u.deleted_at is null
    group by u.id
    having array_agg(rr.right_code) @> ${rights}
  `.execute(db);
  for (const { roles } of administrators.rows) {
    const pages = pagesOf(await treeOfRoles(roles, db));
    if (ADMINISTRATION_PAGES.every((page) => pages.has(page))) return true;
  }
  return false;
}
