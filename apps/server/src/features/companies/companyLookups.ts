import { companyLookups, type CompanyName, type InputOf } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { notFound } from '../../failure';
import { toList } from '../../resources/resourceList';
import { readRow, visible } from '../../resources/resourceRows';
import { demandRight, withinScope } from '../../resources/scope';
import { MANAGER_READERS } from '../../roles';
import { compileConditions } from '../../resources/searchCompiler';
import { companies } from './resource';

/** Lookups that a client company makes about itself, and staff about all companies. */
export const companyLookupCalls = bind(companyLookups).part({
  getManager: async ({ companyId }, caller, { db }) => {
    demandRight(caller, MANAGER_READERS);
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
  getCompanyList: async (request, caller, backend) => companyNames(request, caller, backend),
  getCompanyDetailById: async ({ companyId }, caller, backend) =>
    readRow(companies, companyId, caller, backend),
});

async function companyNames(
  { companyName, pageSize }: InputOf<typeof companyLookups.getCompanyList>,
  caller: Caller,
  { db }: Backend,
): Promise<CompanyName[]> {
  const named = companyName
    ? [{ field: 'companyName', operator: 'LIKE' as const, value: companyName }]
    : [];
  return db
    .selectFrom('companies')
    .select(['id', 'name as companyName', 'shortName as companyShort'])
    .where(visible(companies, caller))
    .where(compileConditions(named, toList(companies).fields, 'and'))
    .orderBy('name')
    .orderBy('id')
    .limit(pageSize)
    .execute();
}
