import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/a-company/companyList': list(() => import('./CompanyListPage'), 'CompanyListPage'),
    '/f-order/companyProfile': list(() => import('./OwnCompanyPage'), 'OwnCompanyPage'),
  },
};
