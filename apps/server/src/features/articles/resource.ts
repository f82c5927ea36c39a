import { article, articleCategory, articles, type ArticleCategory } from '@mingjian/api';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { inputFailure } from '../../failure';
import { bindCall } from '../../http/bind';
import { existing, knownCompany } from '../../resources/references';
import { readRow } from '../../resources/resourceRows';
import { holdsRight, publishedScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { Completion, ServedResource } from '../../resources/servedResource';
import { usedIn } from '../../resources/usage';
import { ARTICLE_EDITORS, ANY_ROLE } from '../../roles';
import { audienceOf } from './audience';
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
  defaultOrder: 'path asc',
  columns: {
    parentName: {
      by: 'parentId',
      table: 'articleCategories',
      column: 'name',
      english: 'nameEn',
    },
    articleCount: (caller) => sql`(
      select count(*)::int from articles a
      where a.category_id = article_categories.id and a.deleted_at is null
        and (a.status = 1 or ${holdsRight(caller, ARTICLE_EDITORS)})
    )`,
  },
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
  complete: async (row) => {
    if (row.stored && row.values.parentId) await refuseCycle(row);
    return {};
  },
});

/** Two moves at once could make a cycle together, so they come one after the other. */
async function refuseCycle({ values, stored, caller, db }: Completion) {
  await sql`select pg_advisory_xact_lock(hashtext('article categories'))`.execute(db);
  const above = await sql`
    with recursive above as (
      select id, parent_id from article_categories where id = ${values.parentId}
      union select c.id, c.parent_id from article_categories c join above on c.id = above.parent_id
    ) select id from above where id = ${stored!.id}
  `.execute(db);
  if (above.rows.length === 0) return;
  throw inputFailure([['parentId', articleTexts((t) => t.belowItself)]], caller.language);
}

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
    readRoles: {
      links: 'articleRoles',
      owner: 'articleId',
      value: 'roleCode',
      of: { table: 'roles', key: 'code', within: () => sql<SqlBool>`deleted_at is null` },
      isInternal: true,
    },
    readDepartments: {
      links: 'articleDepartments',
      owner: 'articleId',
      value: 'deptId',
      of: existing('departments'),
      isInternal: true,
    },
    readCompanies: {
      links: 'articleCompanies',
      owner: 'articleId',
      value: 'companyId',
      of: knownCompany,
      isInternal: true,
    },
    readState: ({ userId }) =>
      sql`coalesce((select 1 + reader.read_flag from article_readers reader
        where reader.article_id = articles.id and reader.user_id = ${userId}), 0)`,
    readTime: ({ userId }) =>
      sql`(select reader.read_at from article_readers reader
        where reader.article_id = articles.id and reader.user_id = ${userId})`,
    readerCount: () => readersOf(sql`true`),
    readCount: () => readersOf(sql`reader.read_flag = 1`),
  },
  references: { categoryId: existing('articleCategories') },
  may: { ...may, seeRestricted: ARTICLE_EDITORS },
  complete: async (completion) => {
    const { values, stored, now } = completion;
    const row = { ...stored, ...values };
    return {
      ...(row.status === 1 && (row.publishTime ?? null) === null && { publishTime: now }),
      ...audienceOf(completion),
    };
  },
});

const readersOf = (where: RawBuilder<unknown>) =>
  sql`(select count(*)::int from article_readers reader
    where reader.article_id = articles.id and ${where})`;

/** `getInfo` of articles: one that the caller may read. */
export const readArticle = bindCall(articles.getInfo, async ({ id }, caller, backend) =>
  readRow(articleResource, id, caller, backend),
);
