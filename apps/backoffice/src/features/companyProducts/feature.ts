import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/a-company/companyProductList': list(
      () => import('./CompanyProductListPage'),
      'CompanyProductListPage',
    ),
  },
};
