import type { Article } from '@mingjian/api';
import { sql } from 'kysely';
import { isLink } from '../../resources/acceptedTexts';
import { defineResource } from '../../resources/resource';
import { publishedScope } from '../../resources/scope';
import { knownCategory } from './articleCategoryResource';
import { EDITORS, READERS } from './articleRoles';

/**
 * Articles and training videos (`hArticleInfo`): everybody reads what is published, administrators
 * write.
 */
export const articleResource = defineResource<Article, 'currentTime'>({
  name: 'article',
  module: 'articles',
  table: 'articles',
  label: 'title',
  scope: publishedScope('articles.status', EDITORS),
  roles: { read: READERS, create: EDITORS, delete: EDITORS },
  defaultOrder: 'top_flag desc, publish_time desc',
  uniques: {},
  columns: {
    categoryId: {
      column: 'categoryId',
      kind: 'id',
      search: true,
      writers: EDITORS,
      refersTo: knownCategory,
    },
    categoryName: {
      column: 'categoryId',
      kind: 'text',
      search: true,
      name: { table: 'article_categories', column: 'name' },
    },
    title: { column: 'title', kind: 'text', search: true, sort: true, writers: EDITORS },
    titleEn: { column: 'titleEn', kind: 'text', optional: true, search: true, writers: EDITORS },
    summary: { column: 'summary', kind: 'text', optional: true, search: true, writers: EDITORS },
    coverUrl: {
      column: 'coverUrl',
      kind: 'text',
      optional: true,
      writers: EDITORS,
      accepts: isLink,
    },
    content: { column: 'content', kind: 'text', optional: true, search: true, writers: EDITORS },
    videoUrl: {
      column: 'videoUrl',
      kind: 'text',
      optional: true,
      writers: EDITORS,
      accepts: isLink,
    },
    duration: {
      column: 'duration',
      kind: 'number',
      optional: true,
      search: true,
      sort: true,
      writers: EDITORS,
    },
    author: {
      column: 'author',
      kind: 'text',
      optional: true,
      search: true,
      sort: true,
      writers: EDITORS,
    },
    publishTime: {
      column: 'publishTime',
      kind: 'time',
      optional: true,
      search: true,
      sort: true,
      writers: EDITORS,
    },
    topFlag: { column: 'topFlag', kind: 'number', search: true, sort: true, writers: EDITORS },
    viewCount: { column: 'viewCount', kind: 'number', search: true, sort: true },
    mustLearn: { column: 'mustLearn', kind: 'number', search: true, sort: true, writers: EDITORS },
    status: { column: 'status', kind: 'number', search: true, sort: true, writers: EDITORS },
  },
  computed: {
    currentTime: ({ userId }) =>
      sql`(select seconds from article_progress where article_id = articles.id and user_id = ${userId})`,
  },
  usedBy: [],
  complete: async ({ values, stored, now }) => {
    const row = { ...stored, ...values };
    return row.status === 1 && (row.publishTime ?? null) === null ? { publishTime: now } : {};
  },
});
