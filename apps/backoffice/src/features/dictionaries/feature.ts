import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/system/dictionaryList': list(() => import('./DictionaryListPage'), 'DictionaryListPage'),
  },
};
