import { articleCategories, articles as articleCalls } from '@mingjian/api';
import type { Feature } from '../../http/feature';
import { resourceCalls } from '../../resources/resourceCalls';
import { ARTICLE_EDITORS } from '../../roles';
import { articleResource, categoryResource } from './articles';
import { updateArticle } from './studyPosition';

/** Articles, training videos and their categories. */
export const articles: Feature = {
  name: 'articles',
  calls: [
    Object.values({
      ...resourceCalls(articleCalls, articleResource),
      update: updateArticle,
    }),
    Object.values(resourceCalls(articleCategories, categoryResource)),
  ],
  resources: [articleResource, categoryResource],
  uncountedTables: ['articleProgress'],
  menu: [
    {
      code: 'article-list',
      parent: 'system',
      name: '文章',
      nameEn: 'Articles',
      pageurl: 'articleList',
      icon: 'book-open',
      sort: 4,
      roles: ARTICLE_EDITORS,
    },
  ],
};
