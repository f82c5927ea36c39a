import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import type { Caller } from '../../http/caller';
import { accountTexts } from './texts';

/**
 * Returns the condition on `roles` under which a caller may give a role: a client gives no role
 * that may do what it may not itself.
 */
export const isGivable = ({ userType, rights }: Caller) =>
  userType === 'serviceUser'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`not exists (
        select from role_rights rr
        where rr.role_code = roles.code and not rr.right_code = any(${rights})
      )`;

/**
 * Throws 403 for an account that may do more than the caller: whoever sets its password, or the
 * number and address that reset it, could take it over.
 */
export async function demandNotGreater(accountId: string, caller: Caller, db: Db) {
  if (accountId === caller.userId) return;
  const greater = await db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.code', 'userRoles.roleCode')
    .select('roles.code')
    .where('userRoles.userId', '=', accountId)
    .where(({ not }) => not(isGivable(caller)))
    .executeTakeFirst();
  if (greater) throw refusal(403, accountTexts, (t) => t.greaterRole);
}
