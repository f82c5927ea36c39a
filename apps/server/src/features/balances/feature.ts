import { balanceLogs } from '@mingjian/api';
import { resourceCalls } from '../../resources/resourceCalls';
import { CLIENT_ACCOUNTANTS, COMPANY_STAFF } from '../../roles';
import type { Feature } from '../feature';
import { balanceLogResource } from './resource';

/** Balances of clients: what they paid in, what is held for orders, and what was charged. */
export const balances: Feature = {
  name: 'balances',
  calls: [Object.values(resourceCalls(balanceLogs, balanceLogResource))],
  resources: [balanceLogResource],
  menu: [
    {
      code: 'balance-log-list',
      parent: 'company',
      name: '余额流水',
      nameEn: 'Balance log',
      pageurl: 'balanceLogList',
      icon: 'wallet',
      sort: 6,
      rights: COMPANY_STAFF,
    },
    {
      code: 'client-balance-log',
      parent: 'company-order',
      name: '余额流水',
      nameEn: 'Balance log',
      pageurl: 'balanceLogList',
      icon: 'wallet',
      sort: 7,
      resources: ['aCompanyBalanceLog'],
      rights: CLIENT_ACCOUNTANTS,
    },
  ],
};
