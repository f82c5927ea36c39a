import { number } from 'yup';
import { area, code, count, day, flag, json, reference, text, time } from '../../resource/field';
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
  /** Who must read it: 0 nobody · 1 everybody · 2 staff · 3 clients · 4 chosen ones. */
  readAudience: code([0, 1, 2, 3, 4], { search: true, sort: true, write: true, default: 0 }),
  /** JSON text lists of chosen roles, departments and companies; `null` to clients. */
  readRoles: json({ write: true, default: '[]' }),
  readDepartments: json({ write: true, default: '[]' }),
  readCompanies: json({ write: true, default: '[]' }),
  /** The last day to read it. */
  readDeadline: day({ optional: true, search: true, sort: true, write: true }),
  /** The version from which a reading counts. */
  readFrom: count({ min: 1, max: 2_147_483_647 }),
  /** For the reader: 0 need not read it · 1 has not read it yet · 2 has read it. */
  readState: code([0, 1, 2], {}),
  /** When the reader confirmed to have read it. */
  readTime: time({ optional: true }),
  /** People who must read it, and those of them who have; `null` unless the reader edits it. */
  readerCount: count({ max: 10_000_000, restricted: true, optional: true }),
  readCount: count({ max: 10_000_000, restricted: true, optional: true }),
});

/** An article or a training video. */
export type Article = RowOf<typeof article>;
/** The writable fields of an article. */
export type ArticleDraft = DraftIn<typeof article>;

/** Who must read an article: 0 nobody · 1 everybody · 2 staff · 3 clients · 4 chosen ones. */
export type ReadAudience = Article['readAudience'];

/** Roles and departments whose people an article can name as its readers. */
export interface ReaderGroups {
  roles: { code: string; name: string; nameEn: string }[];
  departments: { id: string; name: string }[];
}

/** Articles that the caller must read and has not, the most urgent first. */
export interface WaitingArticles {
  count: number;
  articles: {
    id: string;
    title: string;
    titleEn: string | null;
    /** The last day to read it. */
    readDeadline: string;
    /** Whether that day is over. */
    isOverdue: boolean;
  }[];
}

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
