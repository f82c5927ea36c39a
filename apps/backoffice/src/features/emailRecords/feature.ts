import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/message/emailList': list(() => import('./EmailListPage'), 'EmailListPage') },
};
