import {
  articleCategoryDraft,
  articleChanges,
  articleDraft,
  type Article,
  type ArticleChanges,
  type ArticleCategory,
  type ArticleCategoryDraft,
  type ArticleDraft,
} from '../entities/article';
import {
  calendarDayDraft,
  calendarYear,
  type CalendarDay,
  type CalendarDayDraft,
} from '../entities/calendarDay';
import {
  changesOf,
  versionedChangesOf,
  type Changes,
  type VersionedChanges,
} from '../entities/fields';
import { savedFilterDraft, type SavedFilter, type SavedFilterDraft } from '../entities/filter';
import { resourceDraft, type Resource, type ResourceDraft } from '../entities/resource';
import { post } from './call';
import { crud } from './crud';

/** Shelves of articles. */
export const articleCategories = crud<
  ArticleCategory,
  ArticleCategoryDraft,
  VersionedChanges<ArticleCategoryDraft>
>('hArticleCategory', articleCategoryDraft, { changes: versionedChangesOf(articleCategoryDraft) });

/** Articles and training videos. */
export const articles = crud<Article, ArticleDraft, ArticleChanges>('hArticleInfo', articleDraft, {
  changes: articleChanges,
});

/** Advanced filters that people saved; everybody sees their own. */
export const savedFilters = crud<SavedFilter, SavedFilterDraft, Changes<SavedFilterDraft>>(
  'hFilterInfo',
  savedFilterDraft,
  {
    changes: changesOf(savedFilterDraft),
  },
);

/** Documents that staff work with. */
export const resources = crud<Resource, ResourceDraft, Changes<ResourceDraft>>(
  'fResourceLib',
  resourceDraft,
  {
    changes: changesOf(resourceDraft),
  },
);

/** The working calendar. */
export const calendar = {
  ...crud<CalendarDay, CalendarDayDraft, Changes<CalendarDayDraft>>('hCalendar', calendarDayDraft, {
    changes: changesOf(calendarDayDraft),
  }),
  /** Makes the days of a year, weekends marked; days that exist stay as they are. */
  insertYear: post('/hCalendar/insertYear').takes(calendarYear).gives<{ inserted: number }>(),
};
