import { list, type Feature } from '../../shell';

const addressList = list(() => import('./AddressListPage'), 'AddressListPage');

export const feature: Feature = {
  pages: {
    '/a-company/addressList': addressList,
    '/f-order/addressList': addressList,
  },
};
