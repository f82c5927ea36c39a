import { candidate, identityProblems, type IdentityField, type RuleProblem } from '@mingjian/api';
import { sql } from 'kysely';
import { inputFailure } from '../../failure';
import { maskIdCardNo, maskMobile } from '../../resources/masks';
import { knownCompany } from '../../resources/references';
import { serve } from '../../resources/serve';
import type { Completion } from '../../resources/servedResource';
import { educationRule, employmentRule } from '../../resources/textRules';
import { CANDIDATE_CLIENTS, CANDIDATE_EDITORS, CANDIDATE_STAFF, NUMBER_READERS } from '../../roles';
import { sayRule } from '../../texts';

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
  foldedColumns: {
    name: 'paired',
    nameEn: 'stored',
    email: 'stored',
    nationality: 'stored',
    position: 'stored',
  },
  may: {
    read: [...CANDIDATE_STAFF, ...CANDIDATE_CLIENTS],
    create: CANDIDATE_EDITORS,
    delete: CANDIDATE_EDITORS,
    reveal: NUMBER_READERS,
  },
  complete: async (row) => {
    refuseWrongIdentity(row);
    return {};
  },
});

/**
 * Throws 400 for a written identity number that is wrong, or that other facts contradict. A stored
 * one is not judged: the response would reveal its hidden digits.
 */
function refuseWrongIdentity({ values, stored, caller }: Completion) {
  if (values['idCardNo'] === undefined) return;
  const { idCardNo: idNo, ...facts } = { ...stored, ...values } as Record<string, unknown>;
  const problems = Object.entries(identityProblems({ ...facts, idNo })) as [
    IdentityField,
    RuleProblem,
  ][];
  if (problems.length === 0) return;
  throw inputFailure(
    problems.map(([field, problem]) => [field, sayRule({ problem })]),
    caller.language,
  );
}
