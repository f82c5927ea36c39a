import { companyAddress } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { companyAddressTexts } from './companyAddresses.texts';

const addressList = listOf(companyAddress, {
  pageCode: 'addressList',
  texts: companyAddressTexts,
  nameField: 'receiver',
  columns: [
    { field: 'receiver', width: 130 },
    { field: 'phone', width: 150 },
    { field: 'companyName', width: 220, staffOnly: true },
    { field: 'areaName', width: 180 },
    { field: 'detail', width: 280 },
    'postcode',
    'defaultFlag',
    'createTime',
    { field: 'updateTime', hidden: true },
  ],
  filters: [
    'receiver',
    'detail',
    { field: 'companyName', staffOnly: true },
    'areaName',
    'phone',
    'defaultFlag',
  ],
  form: [
    { field: 'companyId', company: true },
    'receiver',
    'phone',
    'areaName',
    { field: 'detail', wide: true },
    'postcode',
    'defaultFlag',
  ],
});

/** Postal addresses of client companies. */
export function AddressListPage() {
  return <ResourcePage list={addressList} />;
}
