import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/a-company/followUpList': list(() => import('./FollowUpListPage'), 'FollowUpListPage'),
  },
};
