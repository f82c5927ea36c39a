import { list, type Feature } from '../../shell';

const keys = list(() => import('./ApiKeyListPage'), 'ApiKeyListPage');
const calls = list(() => import('./ApiCallListPage'), 'ApiCallListPage');

export const feature: Feature = {
  pages: {
    '/system/openApi/apiKeyList': keys,
    '/f-order/openApi/apiKeyList': keys,
    '/system/openApi/apiCallList': calls,
    '/f-order/openApi/apiCallList': calls,
  },
};
