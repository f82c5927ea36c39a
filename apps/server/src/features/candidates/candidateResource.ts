import type { Candidate } from '@mingjian/api';
import { sql } from 'kysely';
import { isEmail, isLink, isPhone, isWordList } from '../../resources/acceptedTexts';
import { maskIdCardNo, maskMobile } from '../../resources/masks';
import { defineResource } from '../../resources/resource';
import { companyScope } from '../../resources/scope';
import { usedIn } from '../../resources/usage';
import { knownCompany } from '../companies/companyResource';

const EDITORS = ['ADMIN', 'PM', 'COMPANY_MAIN', 'COMPANY_HR'];

/**
 * The people who are checked (`cCandidateInfo`). Their numbers leave the server masked, and nothing
 * can be found by them.
 */
export const candidateResource = defineResource<Candidate, 'lastOrderId' | 'orderCount'>({
  name: 'candidate',
  module: 'candidates',
  table: 'candidates',
  label: 'name',
  companyColumn: 'companyId',
  scope: companyScope('candidates.companyId'),
  roles: { read: [...EDITORS, 'DISPATCH', 'VERIFIER'], create: EDITORS, delete: EDITORS },
  defaultOrder: 'create_time desc',
  uniques: {},
  columns: {
    name: { column: 'name', kind: 'text', search: true, pairs: true, sort: true, writers: EDITORS },
    nameEn: {
      column: 'nameEn',
      kind: 'text',
      optional: true,
      search: true,
      sort: true,
      writers: EDITORS,
    },
    idType: { column: 'idType', kind: 'number', search: true, sort: true, writers: EDITORS },
    idNo: {
      column: 'idCardNo',
      kind: 'text',
      mask: maskIdCardNo,
      writers: EDITORS,
      accepts: isIdNo,
    },
    mobile: {
      column: 'mobile',
      kind: 'text',
      mask: maskMobile,
      writers: EDITORS,
      accepts: isPhone,
    },
    email: {
      column: 'email',
      kind: 'text',
      optional: true,
      search: true,
      writers: EDITORS,
      accepts: isEmail,
    },
    gender: { column: 'gender', kind: 'number', search: true, sort: true, writers: EDITORS },
    birthDate: { column: 'birthDate', kind: 'day', optional: true, writers: EDITORS },
    nationality: {
      column: 'nationality',
      kind: 'text',
      optional: true,
      search: true,
      sort: true,
      writers: EDITORS,
    },
    position: {
      column: 'position',
      kind: 'text',
      optional: true,
      search: true,
      sort: true,
      writers: EDITORS,
    },
    resumeUrl: {
      column: 'resumeUrl',
      kind: 'text',
      optional: true,
      writers: EDITORS,
      accepts: isLink,
    },
    companyId: {
      column: 'companyId',
      kind: 'id',
      search: true,
      writers: EDITORS,
      fixed: true,
      refersTo: knownCompany,
    },
    companyName: {
      column: 'companyId',
      kind: 'text',
      search: true,
      name: { table: 'companies', column: 'name' },
    },
    authStatus: { column: 'authStatus', kind: 'number', search: true, sort: true },
    realnameStatus: { column: 'realnameStatus', kind: 'number', search: true, sort: true },
    tags: {
      column: 'tags',
      kind: 'text',
      optional: true,
      search: true,
      writers: EDITORS,
      accepts: isWordList,
    },
    withdrawTime: {
      column: 'withdrawTime',
      kind: 'time',
      optional: true,
      search: true,
      sort: true,
    },
    deleteDueDate: {
      column: 'deleteDueDate',
      kind: 'day',
      optional: true,
      search: true,
      sort: true,
    },
  },
  computed: {
    orderCount: () => sql`(select count(*) from orders where candidate_id = candidates.id)`,
    lastOrderId: () =>
      sql`(select id from orders where candidate_id = candidates.id order by order_time desc, id desc limit 1)`,
  },
  usedBy: [
    usedIn({ table: 'orders', column: 'candidateId', says: (t, count) => t.orderCount(count) }),
  ],
});

function isIdNo(text: string) {
  return /^[A-Za-z\d()（）/-]{5,32}$/.test(text);
}
