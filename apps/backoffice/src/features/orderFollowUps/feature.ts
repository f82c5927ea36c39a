import { lazyResourcePage } from '../../shared/resourceList/lazyResourcePage';
import type { Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/f-order/f-order/followUpList': lazyResourcePage(
      () => import('../../shared/contacts/orderFollowUpList'),
    ),
  },
};
