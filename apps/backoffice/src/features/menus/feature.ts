import { page, type Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/system/menuList': page(() => import('./MenuPage'), 'MenuPage') },
};
