import { list, page, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/f-order/f-order/reportLayouts': list(() => import('./LayoutListPage'), 'LayoutListPage'),
    '/f-order/f-order/reportLayout': page(() => import('./LayoutPage'), 'LayoutPage', {
      tabBy: ['layoutId'],
    }),
  },
};
