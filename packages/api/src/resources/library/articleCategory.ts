import { count, flag, reference, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Categories of articles. The parent is set once, so that categories form no circle. */
export const articleCategory = resource(
  'hArticleCategory',
  {
    parentId: reference('hArticleCategory', { optional: true, search: true, write: 'create' }),
    name: text({ max: 64, search: true, sort: true, write: true }),
    nameEn: text({ max: 64, optional: true, search: true, write: true }),
    code: text({ max: 64, search: true, sort: true, write: true }),
    sort: count({ max: 9_999, search: true, sort: true, write: true, default: 0 }),
    enabled: flag({ search: true, sort: true, write: true, default: 1 }),
  },
  { lookup: { searched: ['name', 'nameEn'], label: 'name', labelEn: 'nameEn' } },
);

/** A category of articles. */
export type ArticleCategory = RowOf<typeof articleCategory>;
/** The writable fields of a category. */
export type ArticleCategoryDraft = DraftIn<typeof articleCategory>;
