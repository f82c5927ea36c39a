import { object } from 'yup';
import type { Accepts } from '../contract/call';
import {
  count,
  flag,
  idText,
  text,
  timeText,
  versionNumber,
  word,
  type Changes,
  type Flag,
  type Versioned,
} from './fields';

/** A shelf of articles. */
export interface ArticleCategory extends Versioned {
  parentId: string | null;
  name: string;
  nameEn: string | null;
  code: string;
  sort: number;
  enabled: Flag;
}

/**
 * What may be written about a shelf. Where it hangs is decided when it is made, so that shelves
 * form no circle.
 */
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
export interface Article extends Versioned {
  categoryId: string;
  categoryName: string;
  title: string;
  titleEn: string | null;
  summary: string | null;
  coverUrl: string | null;
  /**
   * Plain text, its paragraphs parted by empty lines. Markup in it means nothing: never show it as
   * HTML.
   */
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
  content: text(262_144),
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

/**
 * What `update` takes of an article: changes with their version, or `{ id, currentTime }` alone for
 * a study position.
 */
export type ArticleChanges = Changes<ArticleDraft> & { version?: number | undefined };

/** What `update` takes of an article. */
export const articleChanges = articleDraft.partial().shape({
  id: idText().required(),
  version: versionNumber(),
}) as Accepts<unknown> as Accepts<ArticleChanges>;
