import { list, page, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/b-product/productList': list(() => import('./ProductListPage'), 'ProductListPage'),
    '/b-product/productDetails': page(() => import('./ProductPage'), 'ProductPage', {
      tabBy: ['productId'],
    }),
  },
};
