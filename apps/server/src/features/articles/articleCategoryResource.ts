import type { ArticleCategory } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { defineResource, type Reference } from '../../resources/resource';
import { publishedScope } from '../../resources/scope';
import { usedIn } from '../../resources/usage';
import { EDITORS, READERS } from './articleRoles';

/** A shelf that exists: what articles and the shelves below it name. */
export const knownCategory: Reference = {
  table: 'article_categories',
  within: () => sql<SqlBool>`article_categories.deleted_at is null`,
};

/** Shelves of articles (`hArticleCategory`): everybody sees those in use, administrators write. */
export const articleCategoryResource = defineResource<ArticleCategory>({
  name: 'articleCategory',
  module: 'articles',
  table: 'article_categories',
  label: 'name',
  scope: publishedScope('article_categories.enabled', EDITORS),
  roles: { read: READERS, create: EDITORS, delete: EDITORS },
  defaultOrder: 'sort asc',
  uniques: { article_categories_code: 'code' },
  columns: {
    parentId: {
      column: 'parentId',
      kind: 'id',
      optional: true,
      search: true,
      writers: EDITORS,
      fixed: true,
      refersTo: knownCategory,
    },
    name: { column: 'name', kind: 'text', search: true, sort: true, writers: EDITORS },
    nameEn: { column: 'nameEn', kind: 'text', optional: true, search: true, writers: EDITORS },
    code: { column: 'code', kind: 'text', search: true, sort: true, writers: EDITORS },
    sort: { column: 'sort', kind: 'number', search: true, sort: true, writers: EDITORS },
    enabled: { column: 'enabled', kind: 'number', search: true, sort: true, writers: EDITORS },
  },
  computed: {},
  usedBy: [
    usedIn({
      table: 'articles',
      column: 'categoryId',
      deletable: true,
      says: (t, count) => t.articleCount(count),
    }),
    usedIn({
      table: 'article_categories',
      column: 'parentId',
      deletable: true,
      says: (t, count) => t.categoryCount(count),
    }),
  ],
});
