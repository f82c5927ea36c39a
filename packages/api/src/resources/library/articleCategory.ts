import { count, flag, reference, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Categories of articles, a tree. */
export const articleCategory = resource(
  'hArticleCategory',
  {
    /** `null` for a category at the top. */
    parentId: reference('hArticleCategory', {
      optional: true,
      search: true,
      write: true,
      nameField: 'parentName',
    }),
    parentName: text({ max: 64, optional: true }),
    name: text({ max: 64, search: true, sort: true, write: true }),
    nameEn: text({ max: 64, optional: true, search: true, write: true }),
    code: text({ max: 64, search: true, sort: true, write: true }),
    sort: count({ max: 9_999, search: true, sort: true, write: true, default: 0 }),
    enabled: flag({ search: true, sort: true, write: true, default: 1 }),
    /** `sort` in four digits and id of each category from the top to this one, parted by `/`. */
    path: text({ max: 2_000, search: true, sort: true }),
    /** Number of articles in the category itself that the reader may read. */
    articleCount: count({ max: 1_000_000 }),
  },
  { lookup: { searched: ['name', 'nameEn'], label: 'name', labelEn: 'nameEn' } },
);

/** A category of articles. */
export type ArticleCategory = RowOf<typeof articleCategory>;
/** The writable fields of a category. */
export type ArticleCategoryDraft = DraftIn<typeof articleCategory>;
