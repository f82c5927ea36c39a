import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/f-order/f-order/apiLogList': list(() => import('./ApiLogListPage'), 'ApiLogListPage'),
  },
};
