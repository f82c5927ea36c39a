import { page, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/f-order/f-order-company/import': page(() => import('./ImportPage'), 'ImportPage', {
      tabBy: [],
    }),
  },
};
