import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/system/recruitingList': list(() => import('./RecruitingListPage'), 'RecruitingListPage'),
    '/system/recruitingPushList': list(() => import('./PushListPage'), 'PushListPage'),
    '/system/recruitingEventList': list(() => import('./EventListPage'), 'EventListPage'),
  },
};
