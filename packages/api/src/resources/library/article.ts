import { number } from 'yup';
import { area, count, flag, reference, text, time } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';
import type { Accepts, Changes } from '../../schema';

/** Articles and training videos. */
export const article = resource('hArticleInfo', {
  categoryId: reference('hArticleCategory', {
    search: true,
    write: true,
    nameField: 'categoryName',
  }),
  categoryName: text({ max: 64, search: true }),
  title: text({ max: 200, search: true, sort: true, write: true }),
  titleEn: text({ max: 200, optional: true, search: true, write: true }),
  summary: area({ max: 500, optional: true, search: true, write: true }),
  coverUrl: text({ max: 500, optional: true, write: true, format: 'url' }),
  /** Sanitised HTML. A text without tags has its paragraphs separated by empty lines. */
  content: area({ max: 262_144, optional: true, search: true, write: true, html: true }),
  videoUrl: text({ max: 500, optional: true, write: true, format: 'url' }),
  /** Length of the video, in seconds. */
  duration: count({ max: 1_000_000, optional: true, search: true, sort: true, write: true }),
  /** The reader's study position, in seconds. Sent alone, as `{ id, currentTime }`. */
  currentTime: count({ max: 1_000_000, optional: true }),
  author: text({ max: 64, optional: true, search: true, sort: true, write: true }),
  publishTime: time({ optional: true, search: true, sort: true, write: true }),
  topFlag: flag({ search: true, sort: true, write: true, default: 0 }),
  viewCount: count({ max: 1_000_000_000, search: true, sort: true }),
  mustLearn: flag({ search: true, sort: true, write: true, default: 0 }),
  status: flag({ search: true, sort: true, write: true, default: 0 }),
});

/** An article or a training video. */
export type Article = RowOf<typeof article>;
/** The writable fields of an article. */
export type ArticleDraft = DraftIn<typeof article>;

/** Changes with their version, or `{ id, currentTime }` alone for a study position. */
export type ArticleChanges = Changes<ArticleDraft> & {
  version?: number | undefined;
  currentTime?: number | null | undefined;
};

const yupChanges = article.changes as unknown as {
  shape(shape: object): Accepts<ArticleChanges>;
};

/** Schema of an article's `update`. */
export const articleChanges = yupChanges.shape({
  version: number().integer().min(1).max(2_147_483_647),
  currentTime: article.fields.currentTime.schema,
});
