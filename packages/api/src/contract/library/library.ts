import { object } from 'yup';
import { savedFilterDraft, savedFilterOrder } from '../../entities/library/filter';
import { article, articleChanges, type Article } from '../../resources/library/article';
import { articleCategory } from '../../resources/library/articleCategory';
import {
  calendarDay,
  calendarDays,
  calendarYear,
  type CalendarEffect,
} from '../../resources/library/calendarDay';
import {
  libraryDocument,
  type LibraryDocumentDetail,
} from '../../resources/library/libraryDocument';
import type { SavedFilter } from '../../resources/library/savedFilter';
import { count as wholeNumber, idText } from '../../schema';
import { change, get, read } from '../call';
import { crud, entity } from '../crud';
import { listRequestOf, type ListPage } from '../listPage';

/** Categories of articles. */
export const articleCategories = crud(articleCategory);

/** Articles and training videos. */
export const articles = {
  ...crud(article),
  /** Returns one article to read, with the reader's study position. Not specified. */
  getInfo: read('/hArticleInfo/getInfo')
    .takes(object({ id: idText().required() }))
    .gives<Article>(),
  /** Changes an article, or the caller's study position with `{ id, currentTime }` alone. */
  update: change('/hArticleInfo/update').takes(articleChanges).gives<Article>(),
};

/** Saved filters of a page, unless a request says otherwise. */
const FILTER_PAGE_SIZE = 20;

/**
 * Saved advanced filters: the caller's own, and those for the team. `saveHFilterInfo` of the
 * specification is `save`; with the id of a filter it changes that one.
 */
export const savedFilters = {
  ...crud(entity<SavedFilter>()('hFilterInfo', savedFilterDraft)),
  getList: get('/hFilterInfo/getList', { alsoPost: true })
    .takes(listRequestOf(FILTER_PAGE_SIZE))
    .gives<ListPage<SavedFilter>>(),
  /** Moves filters of one page and scope to the front, in this order. Not specified. */
  reorder: change('/hFilterInfo/reorder').takes(savedFilterOrder).gives(),
};

/** Documents of the resource library. */
export const documents = {
  ...crud(libraryDocument),
  /** Returns one document with its versions. Not specified. */
  getInfo: read('/fResourceLib/getInfo')
    .takes(object({ id: idText().required() }))
    .gives<LibraryDocumentDetail>(),
  /**
   * Downloads a version of a document, the newest unless `number` says otherwise, and counts it.
   * Not specified.
   */
  download: change('/fResourceLib/download', {
    responseType: 'file',
    selfManaged: 'It sends a file, which is not kept to be sent again.',
  })
    .takes(object({ id: idText().required(), number: wholeNumber(1_000_000).min(1) }))
    .gives<File>(),
};

/** The working calendar. */
export const calendar = {
  ...crud(calendarDay),
  /**
   * Makes the days of a year, weekends and known holidays marked; days that exist stay as they are.
   */
  insertYear: change('/hCalendar/insertYear').takes(calendarYear).gives<{ inserted: number }>(),
  /**
   * Sets the kinds of several days, all or none, and moves the due times of open orders with them.
   * Days that have these kinds already stay as they are. Not specified.
   */
  saveDays: change('/hCalendar/saveDays').takes(calendarDays).gives<CalendarEffect>(),
  /** Returns the consequences that `saveDays` would have, and changes nothing. Not specified. */
  getEffect: read('/hCalendar/getEffect').takes(calendarDays).gives<CalendarEffect>(),
};
