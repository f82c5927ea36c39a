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
