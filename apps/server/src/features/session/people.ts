import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/connect';

/** Returns the query of active accounts, `u`, as callers: with roles, rights and closed menus. */
export const selectPeople = (db: Db) =>
  db
    .selectFrom('users as u')
    .select(['u.id as userId', 'u.username', 'u.realname', 'u.userType', 'u.companyId'])
    .select(
      sql<string[]>`array(
        select r.code from user_roles ur join roles r on r.code = ur.role_code
        where ur.user_id = u.id and r.status = 1 and r.deleted_at is null order by r.sort, r.code
      )`.as('roles'),
    )
    .select(rightsOf(sql.ref('u.id')).as('rights'))
    .select(
      sql<string[]>`array(
        select menu_code from company_menus
        where company_id = u.company_id and enabled = 0 and deleted_at is null
      )`.as('closedMenus'),
    )
    .where('u.status', '=', 1);

/** Returns the SQL of a person's rights: those of the roles, and the user type of each role. */
const rightsOf = (userId: RawBuilder<unknown>) => sql<string[]>`array(
  with held as (
    select r.code, r.user_type from user_roles ur join roles r on r.code = ur.role_code
    where ur.user_id = ${userId} and r.status = 1 and r.deleted_at is null
  )
  select rr.right_code from held join role_rights rr on rr.role_code = held.code
  union select held.user_type from held
)`;
