import { company } from '@mingjian/api';
import { sql } from 'kysely';
import { staffMember } from '../../resources/references';
import { serve } from '../../resources/serve';
import type { Completion } from '../../resources/servedResource';
import { currentAddressRowsRule, ruleListRule } from '../../resources/textRules';
import {
  ACCOUNTANTS,
  COMPANY_DELETERS,
  COMPANY_EDITORS,
  COMPANY_OWNERS,
  COMPANY_STAFF,
  CLIENTS,
  MONEY_READERS,
} from '../../roles';
import { giveToCompany, pathsIn } from '../files/companyFiles';

/** Client companies. Staff reach all of them, a client its own. */
export const companies = serve(
  company,
  'companies',
)({
  objectType: 'company',
  module: 'companies',
  label: 'companyName',
  company: 'id',
  defaultOrder: 'create_time desc',
  columns: {
    companyName: 'name',
    companyShort: 'shortName',
    managerName: { by: 'managerId', table: 'users', column: 'realname' },
  },
  references: { managerId: staffMember, salesId: staffMember, reportTemplateId: null },
  textRules: { rulesList: ruleListRule, workAreas: currentAddressRowsRule },
  uniques: { companies_credit_code: 'creditCode', companies_company_no_key: 'companyNo' },
  may: {
    read: [...COMPANY_STAFF, ...CLIENTS],
    create: COMPANY_EDITORS,
    delete: COMPANY_DELETERS,
    seeRestricted: MONEY_READERS,
    fields: {
      companyShort: COMPANY_OWNERS,
      area: COMPANY_OWNERS,
      address: COMPANY_OWNERS,
      lng: COMPANY_OWNERS,
      lat: COMPANY_OWNERS,
      contactName: COMPANY_OWNERS,
      contactPhone: COMPANY_OWNERS,
      contactEmail: COMPANY_OWNERS,
      rulesList: COMPANY_OWNERS,
      logo: COMPANY_OWNERS,
      payMode: ACCOUNTANTS,
      creditLimit: ACCOUNTANTS,
      warnBalance: ACCOUNTANTS,
      discount: ACCOUNTANTS,
      paymentDays: ACCOUNTANTS,
    },
  },
  changed: async ({ after, caller, db }) =>
    giveToCompany(pathsIn(after.rulesList, after.logo), after.id, caller, db),
  complete: async (row) => (row.stored ? {} : { companyNo: await nextCompanyNo(row) }),
});

/** Numbers ascend, and none is given twice. */
async function nextCompanyNo({ db }: Completion) {
  await sql`select pg_advisory_xact_lock(hashtext('company_no'))`.execute(db);
  const found = await sql<{ last: number }>`
    select coalesce(max(substring(company_no from 3)::bigint), 0) as last
    from companies where company_no ~ '^KH[0-9]{1,12}$'
  `.execute(db);
  return `KH${String(found.rows[0]!.last + 1).padStart(5, '0')}`;
}
