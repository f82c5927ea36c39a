import { companies as companyCalls } from '@mingjian/api';
import type { Feature } from '../../http/feature';
import { resourceCalls } from '../../resources/resourceCalls';
import { CLIENTS, COMPANY_STAFF, STATEMENT_READERS } from '../../roles';
import { companies as resource } from './companies';
import { companyLookupCalls } from './companyLookups';

/** Client companies and their drop-downs. */
export const companies: Feature = {
  name: 'companies',
  calls: [Object.values(resourceCalls(companyCalls, resource)), companyLookupCalls],
  resources: [resource],
  menu: [
    {
      code: 'company',
      name: '客户管理',
      nameEn: 'Clients',
      icon: 'building-2',
      pageurl: 'a-company',
      sort: 1,
      roles: COMPANY_STAFF,
    },
    {
      code: 'company-list',
      parent: 'company',
      name: '客户公司',
      nameEn: 'Client companies',
      pageurl: 'companyList',
      icon: 'building',
      sort: 0,
      roles: COMPANY_STAFF,
    },
    {
      code: 'client-company',
      parent: 'company-order',
      name: '公司资料',
      nameEn: 'Company profile',
      pageurl: 'companyProfile',
      icon: 'building',
      sort: 6,
      roles: CLIENTS,
    },
    {
      code: 'statement-list',
      parent: 'company',
      name: '对账单',
      nameEn: 'Statements',
      pageurl: 'statementList',
      icon: 'receipt-text',
      sort: 1,
      roles: STATEMENT_READERS,
    },
  ],
};
