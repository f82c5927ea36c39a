import { lazyResourcePage } from '../../shared/resourceList/lazyResourcePage';
import { list, page, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/system/articleList': lazyResourcePage(() => import('./articleList')),
    '/system/articleCategoryList': lazyResourcePage(() => import('./articleCategoryList')),
    '/system/articleReaderList': list(
      () => import('./ArticleReaderListPage'),
      'ArticleReaderListPage',
    ),
    '/learning/learningList': list(() => import('./LearningListPage'), 'LearningListPage'),
    '/learning/article': page(() => import('./ArticlePage'), 'ArticlePage', {
      tabBy: ['articleId'],
    }),
  },
};
