import { sql, type SqlBool } from 'kysely';
import type { Caller } from '../http/caller';
import { ADMINISTRATORS, CLIENT_ADMINISTRATORS } from '../roles';
import { holdsRight } from './scope';

/** Something that a person saved under a name: personal, for the team, or for others beyond. */
export interface SharedRow {
  userId: string;
  scope: string;
}

/** Whether the caller administers what the people of a company share. */
export const isSharingAdmin = (caller: Caller) =>
  holdsRight(caller, caller.userType === 'serviceUser' ? ADMINISTRATORS : CLIENT_ADMINISTRATORS);

/**
 * Returns the condition under which a caller may use a row of `table`: personal ones of the caller,
 * ones for the caller's company, and those that `further` names there. Staff count as one company;
 * other companies' rows do not exist.
 */
export function usableBy(caller: Caller, table: string, further = sql<SqlBool>`false`) {
  const { companyId, userId, scope } = columnsOf(table);
  return sql<SqlBool>`(${companyId} is not distinct from ${caller.companyId}
    and (${userId} = ${caller.userId} or ${scope} = 'team' or ${further}))`;
}

/** Returns `canEditShared` as a condition on the rows of `table` that a caller can use. */
export function editableBy(caller: Caller, table: string) {
  const { userId, scope } = columnsOf(table);
  return sql<SqlBool>`(${userId} = ${caller.userId}
    or (${scope} = 'team' and ${isSharingAdmin(caller)}))`;
}

const columnsOf = (table: string) => ({
  companyId: sql.ref(`${table}.companyId`),
  userId: sql.ref(`${table}.userId`),
  scope: sql.ref(`${table}.scope`),
});

/** Whether a caller may change a row that can be used and is personal or for the team. */
export const canEditShared = (caller: Caller, { userId, scope }: SharedRow) =>
  userId === caller.userId || (scope === 'team' && isSharingAdmin(caller));
