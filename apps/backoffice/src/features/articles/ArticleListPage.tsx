import { article } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { articleTexts } from './articles.texts';

const articleList = listOf(article, {
  pageCode: 'articleList',
  texts: articleTexts,
  nameField: 'title',
  columns: [
    { field: 'title', width: 320 },
    { field: 'titleEn', width: 240, hidden: true },
    { field: 'categoryName', width: 120 },
    { field: 'author', width: 120 },
    'status',
    'topFlag',
    'mustLearn',
    'viewCount',
    { field: 'duration', width: 140, hidden: true },
    'publishTime',
    'updateTime',
  ],
  filters: ['title', 'categoryId', 'status', 'author', 'mustLearn', 'publishTime'],
  form: [
    { field: 'title', wide: true },
    { field: 'titleEn', wide: true },
    'categoryId',
    'author',
    'summary',
    'content',
    'coverUrl',
    'videoUrl',
    'duration',
    'status',
    'topFlag',
    'mustLearn',
  ],
});

/** Articles and training videos. Their text is plain until there is a rich-text editor. */
export function ArticleListPage() {
  return <ResourcePage list={articleList} />;
}
