import { sql, type Expression, type SqlBool } from 'kysely';
import { forbidden } from '../failure';
import type { Caller } from '../http/caller';
import { EVERYBODY, type Rights } from '../roles';

/** The parts of a caller that decide which companies' rows it may see. */
export type Reader = Pick<Caller, 'userId' | 'userType' | 'companyId'>;

/**
 * Returns the condition under which a caller may see a row that belongs to the company in
 * `companyColumn`. Every query on rows of companies goes through here: staff see all of them, a
 * client only its own, and anonymous callers none.
 */
export function withinScope(caller: Reader, companyColumn: string): Expression<SqlBool> {
  if (caller.userType === 'serviceUser' && caller.userId !== '') return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.ref(companyColumn)} = ${caller.companyId ?? ''}`;
}

/** The rows of a table that a caller may reach, to read, change or delete them. */
export interface RowScope {
  where(caller: Caller): Expression<SqlBool>;
}

/**
 * Rows that belong to the company in `companyColumn`: staff reach all of them, a client only its
 * own.
 */
export const companyScope = (companyColumn: string): RowScope => ({
  where: (caller) => withinScope(caller, companyColumn),
});

/** Rows that belong to no company: whoever may use the resource reaches all of them. */
export const commonScope: RowScope = { where: () => sql<SqlBool>`true` };

/**
 * Rows that belong to no company: those with 1 in `flagColumn` are everybody's, the others only for
 * the holders of `rights`.
 */
export const publishedScope = (flagColumn: string, rights: Rights): RowScope => ({
  where: (caller) =>
    holdsRight(caller, rights) ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(flagColumn)} = 1`,
});

/** Whether the caller holds one of the rights. */
export const holdsRight = ({ rights }: Pick<Caller, 'rights'>, allowed: Rights) =>
  allowed === EVERYBODY || allowed.some(({ code }) => rights.includes(code));

/** Throws 403 unless the caller holds one of the rights. */
export function demandRight(caller: Caller, allowed: Rights) {
  if (!holdsRight(caller, allowed)) throw forbidden();
}
