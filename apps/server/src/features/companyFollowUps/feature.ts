import { companyFollowUp, companyFollowUps as followUpCalls } from '@mingjian/api';
import { maskMobile } from '../../resources/masks';
import { knownCompany } from '../../resources/references';
import { resourceCalls } from '../../resources/resourceCalls';
import { serve } from '../../resources/serve';
import { COMPANY_DELETERS, COMPANY_EDITORS, COMPANY_STAFF } from '../../roles';
import type { Feature } from '../feature';

const followUps = serve(
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
  masks: { phone: maskMobile },
  may: { read: COMPANY_STAFF, create: COMPANY_EDITORS, delete: COMPANY_DELETERS },
  complete: async ({ stored, caller }) => (stored ? {} : { userId: caller.userId }),
});

/** Contacts of the provider's staff with client companies. */
export const companyFollowUps: Feature = {
  name: 'companyFollowUps',
  calls: [Object.values(resourceCalls(followUpCalls, followUps))],
  resources: [followUps],
  menu: [
    {
      code: 'company-follow-up-list',
      parent: 'company',
      name: '跟进记录',
      nameEn: 'Follow-ups',
      pageurl: 'followUpList',
      icon: 'phone-call',
      sort: 3,
      roles: COMPANY_STAFF,
    },
  ],
};
