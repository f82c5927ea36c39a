import { companyLookups, type CompanyName } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { notFound } from '../../failure';
import { toList } from '../../resources/resourceList';
import { readRow, visible } from '../../resources/resourceRows';
import { withinScope } from '../../resources/scope';
import { compileConditions } from '../../resources/searchCompiler';
import { companies } from './companies';

/** Most companies of one drop-down. */
const NAME_LIMIT = 1_000;

/** Lookups that a client company makes about itself, and staff about all companies. */
export const companyLookupCalls = bind(companyLookups).part({
  getManager: async ({ companyId }, caller, { db }) => {
    const company = await db
      .selectFrom('companies')
      .leftJoin('users as manager', 'manager.id', 'companies.managerId')
      .select(['manager.realname', 'manager.phone', 'manager.email'])
      .where('companies.id', '=', companyId)
      .where('companies.deletedAt', 'is', null)
      .where(withinScope(caller, 'companies.id'))
      .executeTakeFirst();
    if (!company) throw notFound();
    const { realname, phone, email } = company;
    return realname === null ? null : { realname, phone: phone ?? '', email: email ?? '' };
  },
  getCompanyList: async ({ companyName }, caller, backend) =>
    companyNames(companyName, caller, backend),
  getCompanyDetailById: async ({ companyId }, caller, backend) =>
    readRow(companies, companyId, caller, backend),
});

async function companyNames(
  part: string | undefined,
  caller: Caller,
  { db }: Backend,
): Promise<CompanyName[]> {
  const named = part ? [{ field: 'companyName', operator: 'LIKE' as const, value: part }] : [];
  return db
    .selectFrom('companies')
    .select(['id', 'name as companyName', 'shortName as companyShort'])
    .where(visible(companies, caller))
    .where(compileConditions(named, toList(companies).fields, 'and'))
    .orderBy('name')
    .orderBy('id')
    .limit(NAME_LIMIT)
    .execute();
}
