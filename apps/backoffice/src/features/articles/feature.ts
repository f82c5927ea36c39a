import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/system/articleList': list(() => import('./ArticleListPage'), 'ArticleListPage') },
};
