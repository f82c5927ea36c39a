import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import { ADMINISTRATORS } from '../../roles';
import { userTexts } from './texts';

/** Accounts or roles that are about to give no administrator any more. */
interface Leaving {
  userId?: string;
  roleCode?: string;
}

/**
 * Whether an administrator who can sign in is left without an account or a role. Changes of
 * administrators come one after the other until their transactions end, so that two do not remove
 * each other.
 */
export async function isAdministratorLeft({ userId = '', roleCode = '' }: Leaving, db: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(db);
  const rights = ADMINISTRATORS.map(({ code }) => code);
  const left = await db
    .selectFrom('users as u')
    .innerJoin('userRoles as ur', 'ur.userId', 'u.id')
    .innerJoin('roles as r', 'r.code', 'ur.roleCode')
    .innerJoin('roleRights as rr', 'rr.roleCode', 'r.code')
    .select('u.id')
    .where('u.id', '!=', userId)
    .where('u.status', '=', 1)
    .where('r.code', '!=', roleCode)
    .where('r.status', '=', 1)
    .where('r.deletedAt', 'is', null)
    .where('rr.rightCode', 'in', rights)
    .limit(1)
    .execute();
  return left.length > 0;
}

/** Whether a role of these codes makes an administrator. */
export async function makesAdministrator(roleCodes: readonly string[], db: Db) {
  if (roleCodes.length === 0) return false;
  const rights = ADMINISTRATORS.map(({ code }) => code);
  const found = await db
    .selectFrom('roleRights as rr')
    .innerJoin('roles as r', 'r.code', 'rr.roleCode')
    .select('r.code')
    .where('r.code', 'in', roleCodes)
    .where('r.status', '=', 1)
    .where('rr.rightCode', 'in', rights)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** The refusal of a change that would lock everybody out. */
export const lastAdministrator = () => refusal(409, userTexts, (t) => t.lastAdministrator);
