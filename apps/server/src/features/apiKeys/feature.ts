import { apiCalls, apiKeys } from '@mingjian/api';
import { bind } from '../../http/bind';
import { resourceListCall } from '../../resources/resourceCalls';
import { CLIENT_INTEGRATORS, STAFF_INTEGRATORS } from '../../roles';
import type { Feature, MenuEntry } from '../feature';
import { keyCalls } from './keyCalls';
import { newKeySecret } from './newKeySecret';
import { apiCallResource, apiKeyResource } from './resource';

/** Keys by which systems of client companies call the product. */
export const apiKeysFeature: Feature = {
  name: 'apiKeys',
  calls: [
    keyCalls,
    bind(apiKeys).part({
      newSecret: async (ref, caller, backend) => newKeySecret(ref, caller, backend),
    }),
    [resourceListCall(apiCalls.getList, apiCallResource)],
  ],
  resources: [apiKeyResource, apiCallResource],
  uncountedTables: ['apiKeySecrets', 'apiKeyUses'],
  menu: [...entriesOf('', STAFF_INTEGRATORS), ...entriesOf('client-', CLIENT_INTEGRATORS)],
};

/** Returns the entries of one side. */
function entriesOf(prefix: '' | 'client-', rights: MenuEntry['rights']): MenuEntry[] {
  const parent = `${prefix}open-api`;
  return [
    {
      code: `${prefix}api-key-list`,
      parent,
      name: '接口密钥',
      nameEn: 'API keys',
      pageurl: 'apiKeyList',
      icon: 'key-round',
      sort: 2,
      ...(prefix === 'client-' && { resources: ['apiKey'] }),
      rights,
    },
    {
      code: `${prefix}api-call-list`,
      parent,
      name: '调用记录',
      nameEn: 'API calls',
      pageurl: 'apiCallList',
      icon: 'activity',
      sort: 3,
      rights,
    },
    {
      code: `${prefix}api-document`,
      parent,
      name: '接口文档',
      nameEn: 'API reference',
      pageurl: 'apiDocument',
      icon: 'book-open',
      sort: 4,
      rights,
    },
  ];
}
