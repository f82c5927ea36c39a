import { page, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/system/calendar': page(async () => import('./WorkCalendarPage'), 'WorkCalendarPage'),
  },
};
