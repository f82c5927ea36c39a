import { companyFollowUp } from '@mingjian/api';
import { maskMobile } from '../../resources/masks';
import { knownCompany } from '../../resources/references';
import { picturesRule } from '../../resources/textRules';
import { serve } from '../../resources/serve';
import { COMPANY_DELETERS, COMPANY_EDITORS, COMPANY_STAFF } from '../../roles';

/** Contacts of the provider's staff with client companies. */
export const followUpResource = serve(
  companyFollowUp,
  'companyFollowUps',
)({
  objectType: 'companyFollowUp',
  module: 'companies',
  label: 'contactName',
  company: 'companyId',
  defaultOrder: 'create_time desc',
  columns: {
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    userName: { by: 'userId', table: 'users', column: 'realname' },
  },
  references: { companyId: knownCompany },
  textRules: { pictures: picturesRule },
  masks: { phone: maskMobile },
  may: { read: COMPANY_STAFF, create: COMPANY_EDITORS, delete: COMPANY_DELETERS },
  complete: async ({ stored, caller }) => (stored ? {} : { userId: caller.userId }),
});
