import { sql, type SqlBool } from 'kysely';
import type { TableName } from '../database/schema';
import { withinScope } from './scope';
import type { Reference } from './servedResource';

/** An active member of the provider's staff. */
export const staffMember: Reference = {
  table: 'users',
  within: () => sql<SqlBool>`user_type = 'serviceUser' and status = 1`,
};

/** A company that exists and that the caller may see. */
export const knownCompany: Reference = {
  table: 'companies',
  within: (caller) =>
    sql<SqlBool>`${withinScope(caller, 'companies.id')} and companies.deleted_at is null`,
};

/** Any row of a table whose rows are shared by all companies and can be deleted. */
export const existing = (table: TableName): Reference => ({
  table,
  within: () => sql<SqlBool>`${sql.ref(`${table}.deletedAt`)} is null`,
});

/** An order that the caller may see. */
export const knownOrder: Reference = {
  table: 'orders',
  within: (caller) => withinScope(caller, 'orders.companyId'),
};
