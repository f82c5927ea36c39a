import { sql } from 'kysely';
import type { Backend } from '../../http/backend';
import { visitor, type Caller } from '../../http/caller';
import { CLIENT_PLACERS } from '../../roles';
import { beijingDay } from '@mingjian/api';

/**
 * Returns the account in whose name a company's recruiting system orders: the oldest active one
 * that may place orders. `undefined` without one.
 */
export async function orderingCaller(
  companyId: string,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<Caller | undefined> {
  const { rows } = await sql<{
    id: string;
    username: string;
    realname: string;
    roles: string[];
    rights: string[];
  }>`
    select person.id, person.username, person.realname, held.roles, held.rights
    from users person
    cross join lateral (
      select array_agg(distinct role.code) as roles,
        array_agg(distinct given.right_code) as rights
      from user_roles ur
      join roles role on role.code = ur.role_code and role.status = 1 and role.deleted_at is null
      join role_rights given on given.role_code = role.code
      where ur.user_id = person.id
    ) held
    where person.company_id = ${companyId} and person.status = 1
      and held.rights && ${sql.val(CLIENT_PLACERS.map(({ code }) => code))}::text[]
    order by person.id limit 1`.execute(db);
  const person = rows[0];
  if (!person) return undefined;
  return {
    ...visitor('', 'zh'),
    userId: person.id,
    username: person.username,
    realname: person.realname,
    userType: 'companyUser',
    companyId,
    roles: person.roles,
    rights: [...person.rights, 'companyUser'],
    day: beijingDay(now()),
  };
}
