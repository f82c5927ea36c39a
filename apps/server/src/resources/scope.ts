import { sql, type Expression, type SqlBool } from 'kysely';
import type { Caller } from '../http/caller';

/**
 * Returns the condition under which a caller may see a row that belongs to the company in `companyColumn`. Every query on rows of
 * companies goes through here: staff see all of them, a client only its own, and nobody sees nothing.
 */
export function withinScope(caller: Caller, companyColumn: string): Expression<SqlBool> {
  if (caller.userType === 'serviceUser' && caller.userId !== '') return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.ref(companyColumn)} = ${caller.companyId ?? ''}`;
}

/** Returns what two callers share exactly when their scopes are the same. */
export const scopeKey = (caller: Caller) => (caller.userType === 'serviceUser' ? 'staff' : `company ${caller.companyId}`);
