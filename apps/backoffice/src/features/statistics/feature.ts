import { page, type Feature } from '../../shell';
import { STATISTIC_PAGES } from './model/statisticPages';

export const feature: Feature = {
  pages: Object.fromEntries(
    Object.values(STATISTIC_PAGES).map(([path, component]) => [
      path,
      page(async () => import('./pages'), component),
    ]),
  ),
};
