import type { Generated } from 'kysely';
import type { Edited } from '../../database/columns';

export interface ArticleCategoryTable extends Edited {
  id: string;
  parentId: string | null;
  name: string;
  nameEn: string | null;
  code: string;
  sort: Generated<number>;
  enabled: Generated<0 | 1>;
  /** Kept by a trigger. */
  path: Generated<string>;
}

export interface ArticleTable extends Edited {
  id: string;
  categoryId: string;
  title: string;
  titleEn: string | null;
  summary: string | null;
  coverUrl: string | null;
  /** Sanitised HTML, or plain text. */
  content: string | null;
  videoUrl: string | null;
  /** Of the video, in seconds. */
  duration: number | null;
  author: string | null;
  publishTime: Date | null;
  topFlag: Generated<0 | 1>;
  viewCount: Generated<number>;
  mustLearn: Generated<0 | 1>;
  status: Generated<0 | 1>;
}

export interface ArticleProgressTable {
  articleId: string;
  userId: string;
  /** Position at which the person stopped watching. */
  seconds: number;
  updatedAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    articleCategories: ArticleCategoryTable;
    articles: ArticleTable;
    articleProgress: ArticleProgressTable;
  }
}

/** Adds the paths of categories. A trigger keeps them, whoever moves one. */
export const articleCategoryMigration = [
  `alter table article_categories
    add column path text collate "C" not null default '',
    add constraint article_categories_parent_other check (parent_id <> id)`,
  `create function place_article_categories() returns trigger language plpgsql as $$
  begin
    with recursive tree as (
      select id, lpad(sort::text, 4, '0') || id as path
        from article_categories where parent_id is null
      union all
      select c.id, tree.path || '/' || lpad(c.sort::text, 4, '0') || c.id
        from article_categories c join tree on c.parent_id = tree.id
    )
    update article_categories c set path = tree.path from tree
      where c.id = tree.id and c.path is distinct from tree.path;
    return null;
  end $$`,
  `create trigger article_categories_place
    after insert or update of parent_id, sort on article_categories
    for each statement execute function place_article_categories()`,
  // The trigger fills in the paths of those that exist.
  `update article_categories set sort = sort`,
];
