import { companyAddresses as addressCalls } from '@mingjian/api';
import { resourceCalls } from '../../resources/resourceCalls';
import { CLIENTS, COMPANY_STAFF } from '../../roles';
import type { Feature } from '../feature';
import { addressResource } from './resource';

/** Postal addresses of client companies. */
export const companyAddresses: Feature = {
  name: 'companyAddresses',
  calls: [Object.values(resourceCalls(addressCalls, addressResource))],
  resources: [addressResource],
  menu: [
    {
      code: 'company-address-list',
      parent: 'company',
      name: '公司地址',
      nameEn: 'Addresses',
      pageurl: 'addressList',
      icon: 'map-pin',
      sort: 2,
      rights: COMPANY_STAFF,
    },
    {
      code: 'client-address-list',
      parent: 'company-order',
      name: '公司地址',
      nameEn: 'Addresses',
      pageurl: 'addressList',
      icon: 'map-pin',
      sort: 3,
      rights: CLIENTS,
    },
  ],
};
