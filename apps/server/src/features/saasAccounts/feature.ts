import { saasAccounts as calls } from '@mingjian/api';
import { resourceCalls } from '../../resources/resourceCalls';
import { ADMINISTRATORS } from '../../roles';
import type { Feature } from '../feature';
import { saasAccountResource } from './resource';

/** Customers of the product itself. */
export const saasAccounts: Feature = {
  name: 'saasAccounts',
  calls: [Object.values(resourceCalls(calls, saasAccountResource))],
  resources: [saasAccountResource],
  menu: [
    {
      code: 'saas-account-list',
      parent: 'system',
      name: '产品客户',
      nameEn: 'Customers of the product',
      pageurl: 'saasAccountList',
      icon: 'building-2',
      sort: 26,
      rights: ADMINISTRATORS,
    },
  ],
};
