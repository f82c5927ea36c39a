import { candidate, candidates as candidateCalls } from '@mingjian/api';
import { sql } from 'kysely';
import type { Feature } from '../../http/feature';
import { maskIdCardNo, maskMobile } from '../../resources/masks';
import { knownCompany } from '../../resources/references';
import { resourceCalls } from '../../resources/resourceCalls';
import { serve } from '../../resources/serve';
import { usedIn } from '../../resources/usage';
import { CANDIDATE_CLIENTS, CANDIDATE_EDITORS, CANDIDATE_STAFF } from '../../roles';
import { say } from '../../texts';

const resource = serve(candidate, {
  table: 'candidates',
  objectType: 'candidate',
  module: 'candidates',
  label: 'name',
  company: 'companyId',
  defaultOrder: 'create_time desc',
  columns: {
    idNo: 'idCardNo',
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    orderCount: () => sql`(select count(*) from orders where candidate_id = candidates.id)`,
    lastOrderId: () =>
      sql`(select id from orders where candidate_id = candidates.id order by order_time desc, id desc limit 1)`,
  },
  masks: { idNo: maskIdCardNo, mobile: maskMobile },
  references: { companyId: knownCompany },
  accepts: { idNo: isIdNo },
  pairIndexes: ['name'],
  may: {
    read: [...CANDIDATE_STAFF, ...CANDIDATE_CLIENTS],
    create: CANDIDATE_EDITORS,
    delete: CANDIDATE_EDITORS,
  },
  usedBy: [
    usedIn({
      table: 'orders',
      column: 'candidateId',
      says: (count) => say((t) => t.orderCount(count)),
    }),
  ],
});

function isIdNo(text: string) {
  return /^[A-Za-z\d()（）/-]{5,32}$/.test(text);
}

/** The people who are checked. */
export const candidates: Feature = {
  name: 'candidates',
  calls: [Object.values(resourceCalls(candidateCalls, resource))],
  resources: [resource],
  menu: [
    {
      code: 'candidate-list',
      parent: 'order',
      name: '候选人',
      nameEn: 'Candidates',
      pageurl: 'candidateList',
      icon: 'user-search',
      sort: 2,
      roles: CANDIDATE_STAFF,
    },
    {
      code: 'company-candidate-list',
      parent: 'company-order',
      name: '候选人',
      nameEn: 'Candidates',
      pageurl: 'candidateList',
      icon: 'user-search',
      sort: 1,
      roles: CANDIDATE_CLIENTS,
    },
  ],
};
