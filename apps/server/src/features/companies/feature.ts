import { companies as companyCalls, dictionaryValue, user } from '@mingjian/api';
import { resourceCalls } from '../../resources/resourceCalls';
import { usedIn } from '../../resources/usage';
import { CLIENTS, COMPANY_STAFF } from '../../roles';
import type { Feature } from '../feature';
import { companyTexts } from './texts';
import { companies as resource } from './resource';
import { companyLookupCalls } from './companyLookups';
import { usedCodes } from './usedCodes';

/** Client companies and their drop-downs. */
export const companies: Feature = {
  name: 'companies',
  calls: [Object.values(resourceCalls(companyCalls, resource)), companyLookupCalls],
  resources: [resource],
  uses: {
    [user.name]: [
      usedIn({
        by: resource,
        field: 'managerId',
        says: (count) => companyTexts((t) => t.managedCount(count)),
      }),
    ],
    [dictionaryValue.name]: usedCodes,
  },
  menu: [
    {
      code: 'company',
      name: '客户管理',
      nameEn: 'Clients',
      icon: 'building-2',
      pageurl: 'a-company',
      sort: 1,
      rights: COMPANY_STAFF,
    },
    {
      code: 'company-list',
      parent: 'company',
      name: '客户公司',
      nameEn: 'Client companies',
      pageurl: 'companyList',
      icon: 'building',
      sort: 0,
      rights: COMPANY_STAFF,
    },
    {
      code: 'client-company',
      parent: 'company-order',
      name: '公司资料',
      nameEn: 'Company profile',
      pageurl: 'companyProfile',
      icon: 'building',
      sort: 6,
      rights: CLIENTS,
    },
  ],
};
