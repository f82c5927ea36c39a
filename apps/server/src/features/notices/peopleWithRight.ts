import type { Db } from '../../database/connect';

/** Returns the ids of a side's active accounts with a right: a company's, or staff's for `null`. */
export async function peopleWithRight(rightCode: string, companyId: string | null, db: Db) {
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 1)
    .where('companyId', companyId === null ? 'is' : '=', companyId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('userRoles')
          .innerJoin('roleRights', 'roleRights.roleCode', 'userRoles.roleCode')
          .select('userRoles.userId')
          .whereRef('userRoles.userId', '=', 'users.id')
          .where('rightCode', '=', rightCode),
      ),
    )
    .orderBy('id')
    .execute();
  return people.map(({ id }) => id);
}
