import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import type { Caller } from '../../http/caller';
import { holdsRight } from '../../resources/scope';
import { RIGHT_GIVERS, standardRights } from '../../roles';
import { say } from '../../texts';
import { sessionTexts } from './texts';

/** Returns the condition on `roles` of those without a right that the caller lacks. */
export const isNotGreater = (caller: Caller) =>
  holdsRight(caller, RIGHT_GIVERS)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`not exists (
        select from role_rights rr
        where rr.role_code = roles.code and not rr.right_code = any(${caller.rights})
      )`;

/** Returns 1 for an account of `users` with a right that the caller lacks, else 0. */
export const isGreaterAccount = (caller: Caller) => sql<0 | 1>`(exists (
    select from user_roles ur join roles on roles.code = ur.role_code
    where ur.user_id = users.id and users.id <> ${caller.userId}
      and roles.user_type = ${caller.userType} and not ${isNotGreater(caller)}
  ))::int`;

/** Returns the rights of a list that the caller can neither use nor give. */
export const lackedRights = (codes: readonly string[], caller: Caller) =>
  holdsRight(caller, RIGHT_GIVERS) ? [] : codes.filter((code) => !caller.rights.includes(code));

/** Throws 403 for rights that the caller lacks, and names them. */
export function demandHeld(codes: readonly string[], caller: Caller) {
  const lacked = lackedRights(codes, caller);
  if (lacked.length === 0) return;
  throw refusal(403, sessionTexts, (t) => t.lackedRights(namesOf(lacked, caller)));
}

/**
 * Throws 403 for roles with a right that the caller lacks, and names it: whoever gives such a role,
 * or sets the password or the address of its holder, could use it. Roles of clients reach the rows
 * of one company, so staff who open accounts for it give them without holding their rights.
 */
export async function demandNoGreaterRole(roleCodes: readonly string[], caller: Caller, db: Db) {
  if (roleCodes.length === 0) return;
  const greater = await db
    .selectFrom('roles')
    .select(['code', 'name', 'nameEn'])
    .where('code', 'in', roleCodes)
    .where('userType', '=', caller.userType)
    .where(({ not }) => not(isNotGreater(caller)))
    .orderBy('sort')
    .orderBy('code')
    .executeTakeFirst();
  if (!greater) return;
  const rights = await db
    .selectFrom('roleRights')
    .select('rightCode')
    .where('roleCode', '=', greater.code)
    .orderBy('rightCode')
    .execute();
  const name = (caller.language === 'en' && greater.nameEn) || greater.name;
  const lacked = lackedRights(
    rights.map(({ rightCode }) => rightCode),
    caller,
  );
  throw refusal(403, sessionTexts, (t) =>
    t.greaterRole(name, namesOf(lacked, caller), caller.userType),
  );
}

/** Throws 403 for an account with a right that the caller lacks. */
export async function demandNotGreater(userId: string, caller: Caller, db: Db) {
  const roles = await db
    .selectFrom('userRoles')
    .select('roleCode')
    .where('userId', '=', userId)
    .execute();
  await demandNoGreaterRole(
    roles.map(({ roleCode }) => roleCode),
    caller,
    db,
  );
}

/** A right that this version does not know has no other name than its code. */
function namesOf(codes: readonly string[], { language }: Caller) {
  const names = codes.map((code) => {
    const right = standardRights.find((known) => known.code === code);
    return (language === 'en' ? right?.nameEn : right?.name) ?? code;
  });
  return names.join(say((t) => t.listSeparator)(language));
}
