import { lazyResourcePage } from '../../shared/resourceList/lazyResourcePage';
import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/system/dictionaryList': lazyResourcePage(() => import('./dictionaryList')),
    '/system/dictionaryCodeList': list(
      () => import('./DictionaryCodeListPage'),
      'DictionaryCodeListPage',
    ),
  },
};
