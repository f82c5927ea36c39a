import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/system/logList': list(() => import('./LogListPage'), 'LogListPage'),
    '/a-company/companyOperateLog': list(
      () => import('./CompanyLogListPage'),
      'CompanyLogListPage',
    ),
  },
};
