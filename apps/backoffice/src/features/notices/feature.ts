import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/noticeList': list(() => import('./NoticeListPage'), 'NoticeListPage') },
};
