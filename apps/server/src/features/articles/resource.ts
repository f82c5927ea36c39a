import { article, articleCategory, articles, type ArticleCategory } from '@mingjian/api';
import { sql } from 'kysely';
import { bindCall } from '../../http/bind';
import { existing } from '../../resources/references';
import { readRow } from '../../resources/resourceRows';
import { publishedScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { ServedResource } from '../../resources/servedResource';
import { usedIn } from '../../resources/usage';
import { ARTICLE_EDITORS, ANY_ROLE } from '../../roles';
import { articleTexts } from './texts';

const may = { read: ANY_ROLE, create: ARTICLE_EDITORS, delete: ARTICLE_EDITORS };

/** Categories of articles: everybody sees the enabled ones, administrators write. */
export const categoryResource: ServedResource<ArticleCategory> = serve(
  articleCategory,
  'articleCategories',
)({
  objectType: 'articleCategory',
  module: 'articles',
  label: 'name',
  scope: publishedScope('articleCategories.enabled', ARTICLE_EDITORS),
  defaultOrder: 'sort asc',
  references: { parentId: existing('articleCategories') },
  uniques: { article_categories_code: 'code' },
  may,
  usedBy: [
    usedIn({
      by: () => articleResource,
      field: 'categoryId',
      says: (count) => articleTexts((t) => t.articleCount(count)),
    }),
    usedIn({
      by: () => categoryResource,
      field: 'parentId',
      says: (count) => articleTexts((t) => t.categoryCount(count)),
    }),
  ],
});

/** Articles and training videos: everybody reads the published ones, administrators write. */
export const articleResource = serve(
  article,
  'articles',
)({
  objectType: 'article',
  module: 'articles',
  label: 'title',
  scope: publishedScope('articles.status', ARTICLE_EDITORS),
  defaultOrder: 'top_flag desc, publish_time desc',
  columns: {
    categoryName: {
      by: 'categoryId',
      table: 'articleCategories',
      column: 'name',
      english: 'nameEn',
    },
    currentTime: ({ userId }) =>
      sql`(
        select seconds from article_progress where article_id = articles.id and user_id = ${userId}
      )`,
  },
  references: { categoryId: existing('articleCategories') },
  may,
  complete: async ({ values, stored, now }) => {
    const row = { ...stored, ...values };
    return row.status === 1 && (row.publishTime ?? null) === null ? { publishTime: now } : {};
  },
});

/** `getInfo` of articles: one that the caller may read. */
export const readArticle = bindCall(articles.getInfo, async ({ id }, caller, backend) =>
  readRow(articleResource, id, caller, backend),
);
