import { page, type Feature } from '../../shell';

const importPage = page(() => import('./ImportPage'), 'ImportPage', { tabBy: [] });

export const feature: Feature = {
  pages: {
    '/f-order/f-order-company/import': importPage,
    '/f-order/f-order/import': importPage,
  },
};
