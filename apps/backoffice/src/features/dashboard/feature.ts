import { page, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/dashboard': page(() => import('./DashboardPage'), 'DashboardPage', { tabBy: [] }),
  },
};
