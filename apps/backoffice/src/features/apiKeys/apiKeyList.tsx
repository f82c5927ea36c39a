import { apiAddressesRule, apiKey, apiScopesRule, type ApiKey } from '@mingjian/api';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf } from '../../shared/resourceList/listOf';
import { ScopesCell, TailCell, UsedCell } from './ApiKeyCells';
import { apiKeyListTexts } from './apiKeyList.texts';
import { ScopesField } from './ScopesField';

/** Keys by which systems of client companies call the product. */
export const apiKeyList = listOf(apiKey, {
  pageCode: 'apiKeyList',
  texts: apiKeyListTexts,
  nameField: 'name',
  columns: [
    { field: 'name', width: 150, card: 'title' },
    { field: 'companyName', width: 200, staffOnly: true },
    { field: 'status', width: 90 },
    {
      field: 'scopes',
      width: 320,
      render: (row: ApiKey) => <ScopesCell apiKey={row} />,
    },
    {
      field: 'keyTail',
      width: 100,
      render: (row: ApiKey) => <TailCell apiKey={row} />,
    },
    {
      field: 'lastUsed',
      width: 170,
      card: 'fact',
      render: (row: ApiKey) => <UsedCell apiKey={row} />,
    },
    { field: 'expireDay', card: 'fact' },
    { field: 'addresses', width: 200 },
    { field: 'userName', width: 120, card: 'fact' },
    { field: 'keyTime', hidden: true },
    { field: 'createTime', hidden: true },
  ],
  filters: ['name', 'status', 'userName', { field: 'companyName', staffOnly: true }],
  form: [
    'name',
    {
      field: 'scopes',
      rule: apiScopesRule,
      control: (props: ControlProps) => <ScopesField {...props} />,
    },
    { field: 'addresses', rule: apiAddressesRule },
    'expireDay',
    'status',
  ],
});
