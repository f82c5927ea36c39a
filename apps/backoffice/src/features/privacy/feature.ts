import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/f-order/privacyRequests': list(
      () => import('./PrivacyRequestListPage'),
      'PrivacyRequestListPage',
    ),
    '/f-order/deletionCertificates': list(
      () => import('./DeletionCertificateListPage'),
      'DeletionCertificateListPage',
    ),
  },
};
