import { page, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/f-order/f-order/collectReview': page(
      () => import('./CollectReviewPage'),
      'CollectReviewPage',
      { tabBy: ['orderId'] },
    ),
  },
};
