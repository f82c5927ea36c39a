import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/f-order/candidateList': list(() => import('./CandidateListPage'), 'CandidateListPage'),
  },
};
