import { lazyResourcePage } from '../../shared/resourceList/lazyResourcePage';
import type { Feature } from '../../shell';

const balanceLogList = lazyResourcePage(() => import('./balanceLogList'));

export const feature: Feature = {
  pages: {
    '/a-company/balanceLogList': balanceLogList,
    '/f-order/balanceLogList': balanceLogList,
  },
};
