import { recruitingConnection } from '@mingjian/api';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf } from '../../shared/resourceList/listOf';
import { PackagesControl } from './PackagesControl';
import { recruitingTexts } from './recruiting.texts';

/** Connections of companies to recruiting systems. */
export const recruitingList = listOf(recruitingConnection, {
  pageCode: 'recruitingList',
  texts: recruitingTexts,
  nameField: 'companyName',
  columns: [
    { field: 'companyName', width: 240, card: 'title' },
    { field: 'atsType', width: 130, card: 'subtitle' },
    { field: 'enabled', width: 90 },
    { field: 'lastSyncTime', width: 170, card: 'fact' },
    { field: 'failedCount', width: 90, card: 'fact' },
    { field: 'accountId', width: 160 },
    { field: 'secretSetTime', width: 170 },
    { field: 'updateTime', hidden: true },
  ],
  filters: ['companyName', 'atsType', 'enabled', 'lastSyncTime'],
  form: [
    'companyId',
    'atsType',
    'accountId',
    'baseUrl',
    'clientId',
    'clientSecret',
    'signingKey',
    {
      field: 'packages',
      wide: true,
      control: (props: ControlProps) => <PackagesControl {...props} />,
    },
    'enabled',
  ],
});
