import { calendarDayDraft, calendarYear, type CalendarDay } from '../../entities/calendarDay';
import { documentDraft, type KnowledgeDocument } from '../../entities/document';
import { savedFilterDraft, type SavedFilter } from '../../entities/filter';
import { article, articleChanges, type Article } from '../../resources/library/article';
import { articleCategory } from '../../resources/library/articleCategory';
import { change } from '../call';
import { crud, entity } from '../crud';

/** Categories of articles. */
export const articleCategories = crud(articleCategory);

/** Articles and training videos. */
export const articles = {
  ...crud(article),
  /** Changes an article, or the caller's study position with `{ id, currentTime }` alone. */
  update: change('/hArticleInfo/update').takes(articleChanges).gives<Article>(),
};

/** Saved advanced filters; everybody has their own. */
export const savedFilters = crud(entity<SavedFilter>()('hFilterInfo', savedFilterDraft));

/** Documents that staff work with. */
export const documents = crud(entity<KnowledgeDocument>()('fResourceLib', documentDraft));

/** The working calendar. */
export const calendar = {
  ...crud(entity<CalendarDay>()('hCalendar', calendarDayDraft)),
  /** Makes the days of a year, weekends marked; days that exist stay as they are. */
  insertYear: change('/hCalendar/insertYear').takes(calendarYear).gives<{ inserted: number }>(),
};
