import { resourcePage } from '../../shared/resourceList/lazyResourcePage';
import type { Feature } from '../../shell';

const addressList = resourcePage(() => import('./addressList'));

export const feature: Feature = {
  pages: {
    '/a-company/addressList': addressList,
    '/f-order/addressList': addressList,
  },
};
