import { COMPANY_PARAMETER } from '../../shared/companies/companyPath';
import { list, page, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/a-company/companyList': list(() => import('./CompanyListPage'), 'CompanyListPage'),
    '/a-company/companyOverviewList': list(
      () => import('./CompanyOverviewListPage'),
      'CompanyOverviewListPage',
    ),
    '/a-company/companyPage': page(() => import('./CompanyPage'), 'CompanyPage', {
      tabBy: [COMPANY_PARAMETER],
    }),
    '/f-order/companyProfile': list(() => import('./OwnCompanyPage'), 'OwnCompanyPage'),
  },
};
