import { articleCategories, articleReaders, articles as articleCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import { resourceCalls, resourceListCall } from '../../resources/resourceCalls';
import { ANY_ROLE, ARTICLE_EDITORS } from '../../roles';
import type { Feature } from '../feature';
import { articleReaderResource, readerGroups } from './readers';
import { askAgain, confirmRead, waitingArticles } from './reading';
import { remindReaders } from './reminders';
import { articleResource, categoryResource, readArticle } from './resource';
import { updateArticle } from './studyPosition';

/** Articles, training videos and their categories. */
export const articles: Feature = {
  name: 'articles',
  calls: [
    Object.values({
      ...resourceCalls(articleCalls, articleResource),
      update: updateArticle,
      getInfo: readArticle,
    }),
    bind(articleCalls).part({
      getReaderGroups: async (_, caller, backend) => readerGroups(caller, backend),
      getWaiting: async (_, caller, backend) => waitingArticles(caller, backend),
      confirmRead: async (ref, caller, backend) => confirmRead(ref, caller, backend),
      askAgain: async (ref, caller, backend) => askAgain(ref, caller, backend),
      remindReaders: async (ref, caller, backend) => remindReaders(ref, caller, backend),
    }),
    Object.values(resourceCalls(articleCategories, categoryResource)),
    [resourceListCall(articleReaders.getList, articleReaderResource)],
  ],
  resources: [articleResource, categoryResource, articleReaderResource],
  uncountedTables: ['articleProgress', 'articleReminders'],
  menu: [
    {
      code: 'article-list',
      parent: 'system',
      name: '文章',
      nameEn: 'Articles',
      pageurl: 'articleList',
      icon: 'book-open',
      sort: 4,
      rights: ARTICLE_EDITORS,
    },
    {
      code: 'article-category-list',
      parent: 'system',
      name: '文章分类',
      nameEn: 'Article categories',
      pageurl: 'articleCategoryList',
      icon: 'folder',
      sort: 7,
      rights: ARTICLE_EDITORS,
    },
    {
      code: 'article-reader-list',
      parent: 'system',
      name: '阅读情况',
      nameEn: 'Readers of articles',
      pageurl: 'articleReaderList',
      hidden: true,
      sort: 25,
      rights: ARTICLE_EDITORS,
    },
    {
      code: 'learning',
      name: '学习中心',
      nameEn: 'Learning',
      pageurl: 'learning',
      icon: 'book-open',
      sort: 8,
      rights: ANY_ROLE,
    },
    {
      code: 'learning-list',
      parent: 'learning',
      name: '学习资料',
      nameEn: 'Learning material',
      pageurl: 'learningList',
      icon: 'list',
      sort: 0,
      rights: ANY_ROLE,
    },
    {
      code: 'learning-article',
      parent: 'learning',
      name: '文章阅读',
      nameEn: 'Article',
      pageurl: 'article',
      hidden: true,
      sort: 1,
      rights: ANY_ROLE,
    },
  ],
};
