import { page, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/mall/mallBoard': page(() => import('./MallBoardPage'), 'MallBoardPage', { tabBy: [] }),
    '/mall/mallProducts': page(() => import('./CataloguePage'), 'CataloguePage', { tabBy: [] }),
    '/mall/mallComparison': page(() => import('./ComparisonPage'), 'ComparisonPage', { tabBy: [] }),
    '/mall/mallCart': page(() => import('./CartPage'), 'CartPage', { tabBy: [] }),
  },
};
