import { companyFollowUps as followUpCalls } from '@mingjian/api';
import { resourceCalls } from '../../resources/resourceCalls';
import { COMPANY_STAFF } from '../../roles';
import type { Feature } from '../feature';
import { followUpResource } from './resource';

/** Contacts of the provider's staff with client companies. */
export const companyFollowUps: Feature = {
  name: 'companyFollowUps',
  calls: [Object.values(resourceCalls(followUpCalls, followUpResource))],
  resources: [followUpResource],
  menu: [
    {
      code: 'company-follow-up-list',
      parent: 'company',
      name: '跟进记录',
      nameEn: 'Follow-ups',
      pageurl: 'followUpList',
      icon: 'phone-call',
      sort: 3,
      rights: COMPANY_STAFF,
    },
  ],
};
