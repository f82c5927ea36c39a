import { lazyResourcePage } from '../../shared/resourceList/lazyResourcePage';
import type { Feature } from '../../shell';

const addressList = lazyResourcePage(() => import('./addressList'));

export const feature: Feature = {
  pages: {
    '/a-company/addressList': addressList,
    '/f-order/addressList': addressList,
  },
};
