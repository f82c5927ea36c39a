import type { Company } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/connect';
import { isArea, isEmail, isLink, isPhone, isRuleList } from '../../resources/acceptedTexts';
import {
  defineResource,
  type Completion,
  type OpenColumn,
  type Reference,
} from '../../resources/resource';
import { companyScope, holdsRole, withinScope } from '../../resources/scope';
import { usedIn } from '../../resources/usage';

const EDITORS = ['ADMIN', 'PM', 'SALES'];
const ACCOUNTANTS = ['ADMIN', 'FINANCE'];
/** What a client may keep up to date about itself. */
const OWNERS = [...EDITORS, 'COMPANY_MAIN'];
const MONEY_ROLES = ['ADMIN', 'PM', 'FINANCE', 'SALES', 'COMPANY_MAIN', 'COMPANY_FIN'];

const staffMember: Reference = {
  table: 'users',
  within: () => sql<SqlBool>`user_type = 'serviceUser' and status = 1`,
};

const dictionary = (code: string): Reference => ({
  table: 'dictionary_values',
  key: 'code',
  within: () => sql<SqlBool>`dictionary_code = ${code} and deleted_at is null`,
});

const coded = (column: string, code: string): OpenColumn => ({
  column,
  kind: 'id',
  optional: true,
  search: true,
  sort: true,
  writers: EDITORS,
  refersTo: dictionary(code),
});

/** A company that exists and that the caller may know of: what rows of companies name. */
export const knownCompany: Reference = {
  table: 'companies',
  within: (caller) =>
    sql<SqlBool>`${withinScope(caller, 'companies.id')} and companies.deleted_at is null`,
};

/**
 * Client companies (`aCompanyInfo`). Staff reach all of them, a client its own; amounts are neither
 * searched nor sorted by.
 */
export const companyResource = defineResource<Company>({
  name: 'company',
  module: 'companies',
  table: 'companies',
  label: 'companyName',
  companyColumn: 'id',
  scope: companyScope('companies.id'),
  roles: {
    read: ['ADMIN', 'PM', 'FINANCE', 'SALES', 'COMPANY_MAIN', 'COMPANY_HR', 'COMPANY_FIN'],
    create: EDITORS,
    delete: ['ADMIN'],
  },
  defaultOrder: 'create_time desc',
  uniques: { companies_credit_code: 'creditCode', companies_company_no_key: 'companyNo' },
  columns: {
    companyName: { column: 'name', kind: 'text', search: true, sort: true, writers: EDITORS },
    companyShort: {
      column: 'shortName',
      kind: 'text',
      optional: true,
      search: true,
      sort: true,
      writers: OWNERS,
    },
    companyNo: { column: 'companyNo', kind: 'text', search: true, sort: true },
    creditCode: {
      column: 'creditCode',
      kind: 'text',
      optional: true,
      search: true,
      writers: EDITORS,
    },
    industry: {
      column: 'industry',
      kind: 'text',
      optional: true,
      search: true,
      sort: true,
      writers: EDITORS,
    },
    enterpriseScale: coded('enterpriseScale', 'enterpriseScale'),
    belonging: coded('belonging', 'belonging'),
    informationWay: coded('informationWay', 'informationWay'),
    area: { column: 'area', kind: 'text', optional: true, writers: OWNERS, accepts: isArea },
    address: { column: 'address', kind: 'text', optional: true, search: true, writers: OWNERS },
    lng: { column: 'lng', kind: 'number', optional: true, writers: OWNERS },
    lat: { column: 'lat', kind: 'number', optional: true, writers: OWNERS },
    contactName: {
      column: 'contactName',
      kind: 'text',
      optional: true,
      search: true,
      writers: OWNERS,
    },
    contactPhone: {
      column: 'contactPhone',
      kind: 'text',
      optional: true,
      writers: OWNERS,
      accepts: isPhone,
    },
    contactEmail: {
      column: 'contactEmail',
      kind: 'text',
      optional: true,
      writers: OWNERS,
      accepts: isEmail,
    },
    managerId: {
      column: 'managerId',
      kind: 'id',
      optional: true,
      search: true,
      writers: EDITORS,
      refersTo: staffMember,
    },
    managerName: {
      column: 'managerId',
      kind: 'text',
      optional: true,
      search: true,
      name: { table: 'users', column: 'realname' },
    },
    salesId: {
      column: 'salesId',
      kind: 'id',
      optional: true,
      search: true,
      writers: EDITORS,
      refersTo: staffMember,
    },
    status: { column: 'status', kind: 'number', search: true, sort: true, writers: EDITORS },
    payMode: { column: 'payMode', kind: 'number', search: true, sort: true, writers: ACCOUNTANTS },
    balance: { column: 'balance', kind: 'number' },
    freezeBalance: { column: 'freezeBalance', kind: 'number' },
    creditLimit: { column: 'creditLimit', kind: 'number', writers: ACCOUNTANTS },
    discount: { column: 'discount', kind: 'number', writers: ACCOUNTANTS },
    paymentDays: { column: 'paymentDays', kind: 'number', writers: ACCOUNTANTS },
    rulesList: { column: 'rulesList', kind: 'text', writers: OWNERS, accepts: isRuleList },
    reportTemplateId: { column: 'reportTemplateId', kind: 'id', optional: true, writers: EDITORS },
    logo: { column: 'logo', kind: 'text', optional: true, writers: OWNERS, accepts: isLink },
    contractExpire: {
      column: 'contractExpire',
      kind: 'day',
      optional: true,
      search: true,
      sort: true,
    },
    authStatus: { column: 'authStatus', kind: 'number', search: true, sort: true },
    atsType: { column: 'atsType', kind: 'number', search: true, sort: true, writers: EDITORS },
    retentionMonths: { column: 'retentionMonths', kind: 'number', search: true, writers: EDITORS },
    remark: { column: 'remark', kind: 'text', optional: true, writers: EDITORS },
  },
  computed: {},
  usedBy: [
    usedIn({ table: 'orders', column: 'companyId', says: (t, count) => t.orderCount(count) }),
    usedIn({
      table: 'candidates',
      column: 'companyId',
      deletable: true,
      says: (t, count) => t.candidateCount(count),
    }),
    usedIn({ table: 'users', column: 'companyId', says: (t, count) => t.accountCount(count) }),
  ],
  complete: async (row) => (row.stored ? {} : newCompany(row)),
  shownTo: (company, caller) =>
    holdsRole(caller, MONEY_ROLES)
      ? company
      : { ...company, balance: null, freezeBalance: null, creditLimit: null, discount: null },
});

/** A company that nobody said more about is on trial. */
async function newCompany({ values, db }: Completion) {
  return { status: 0, ...values, companyNo: await nextCompanyNo(db) };
}

/** Numbers are given one after the other, and none twice. */
async function nextCompanyNo(db: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('company_no'))`.execute(db);
  const found = await sql<{ last: number }>`
    select coalesce(max(substring(company_no from 3)::bigint), 0) as last from companies where company_no ~ '^KH[0-9]{1,12}$'
  `.execute(db);
  return `KH${String(found.rows[0]!.last + 1).padStart(5, '0')}`;
}
