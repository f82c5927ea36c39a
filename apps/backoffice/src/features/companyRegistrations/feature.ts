import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/a-company/registrationList': list(
      () => import('./RegistrationListPage'),
      'RegistrationListPage',
    ),
  },
};
