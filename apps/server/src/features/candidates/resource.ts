import { candidate } from '@mingjian/api';
import { sql } from 'kysely';
import { maskIdCardNo, maskMobile } from '../../resources/masks';
import { knownCompany } from '../../resources/references';
import { serve } from '../../resources/serve';
import { educationRule, employmentRule } from '../../resources/textRules';
import { CANDIDATE_CLIENTS, CANDIDATE_EDITORS, CANDIDATE_STAFF, NUMBER_READERS } from '../../roles';

/** The people who are checked. Staff reach all of them, a client its own. */
export const candidateResource = serve(
  candidate,
  'candidates',
)({
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
      sql`(
        select id from orders where candidate_id = candidates.id
        order by order_time desc, id desc limit 1
      )`,
  },
  masks: { idNo: maskIdCardNo, mobile: maskMobile },
  references: { companyId: knownCompany },
  textRules: { education: educationRule, employment: employmentRule },
  pairIndexes: ['name'],
  may: {
    read: [...CANDIDATE_STAFF, ...CANDIDATE_CLIENTS],
    create: CANDIDATE_EDITORS,
    delete: CANDIDATE_EDITORS,
    reveal: NUMBER_READERS,
  },
});
