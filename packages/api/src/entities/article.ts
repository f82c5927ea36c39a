import { object } from 'yup';
import { count, flag, idText, richText, text, timeText, word, type Flag, type Stored } from './fields';

/** A shelf of articles. */
export interface ArticleCategory extends Stored {
  parentId: string | null;
  name: string;
  nameEn: string | null;
  code: string;
  sort: number;
  enabled: Flag;
}

/** What may be written about a shelf. */
export const articleCategoryDraft = object({
  id: idText(),
  parentId: idText().nullable(),
  name: word().required(),
  nameEn: text(64),
  code: word().required(),
  sort: count(9_999),
  enabled: flag(),
});

/** What may be written about a shelf. */
export type ArticleCategoryDraft = typeof articleCategoryDraft.__outputType;

/** An article or a training video. */
export interface Article extends Stored {
  categoryId: string;
  categoryName: string;
  title: string;
  titleEn: string | null;
  summary: string | null;
  coverUrl: string | null;
  /** Sanitised HTML. */
  content: string | null;
  videoUrl: string | null;
  /** Of the video, in seconds. */
  duration: number | null;
  /** Where the caller stopped watching, in seconds. */
  currentTime: number | null;
  author: string | null;
  publishTime: string | null;
  topFlag: Flag;
  viewCount: number;
  mustLearn: Flag;
  status: Flag;
}

/** What may be written about an article. A study position travels as `{ id, currentTime }`. */
export const articleDraft = object({
  id: idText(),
  categoryId: idText().required(),
  title: word(200).required(),
  titleEn: text(200),
  summary: text(500),
  coverUrl: text(500),
  content: richText(),
  videoUrl: text(500),
  duration: count().nullable(),
  currentTime: count().nullable(),
  author: text(64),
  publishTime: timeText(),
  topFlag: flag(),
  mustLearn: flag(),
  status: flag(),
});

/** What may be written about an article. */
export type ArticleDraft = typeof articleDraft.__outputType;
