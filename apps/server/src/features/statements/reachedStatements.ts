import { sql, type SqlBool } from 'kysely';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';

/** The statements that a caller may reach: a draft is the provider's. */
export const reachedStatements = (caller: Caller) =>
  sql<SqlBool>`${withinScope(caller, 'statements.companyId')}
    and (${caller.companyId === null} or statements.sent_at is not null)`;
