import { object } from 'yup';
import { savedFilterDraft, savedFilterOrder } from '../../entities/library/filter';
import {
  article,
  articleChanges,
  type Article,
  type ReaderGroups,
  type WaitingArticles,
} from '../../resources/library/article';
import { articleCategory } from '../../resources/library/articleCategory';
import type { ArticleReader } from '../../resources/library/articleReader';
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
import { listRequest, listRequestOf, type ListPage } from '../listPage';

/** Categories of articles. */
export const articleCategories = crud(articleCategory);

/** A version of an article. */
const articleVersion = object({
  id: idText().required(),
  version: wholeNumber(2_147_483_647).min(1).required(),
});

/** Articles and training videos. */
export const articles = {
  ...crud(article),
  /** Returns one article to read, with the reader's study position. Not specified. */
  getInfo: read('/hArticleInfo/getInfo')
    .takes(object({ id: idText().required() }))
    .gives<Article>(),
  /** Changes an article, or the caller's study position with `{ id, currentTime }` alone. */
  update: change('/hArticleInfo/update').takes(articleChanges).gives<Article>(),
  /** Returns the roles and departments that an article can name as its readers. Not specified. */
  getReaderGroups: get('/hArticleInfo/getReaderGroups').gives<ReaderGroups>(),
  /** Returns the articles that the caller must still read. Not specified. */
  getWaiting: get('/hArticleInfo/getWaiting').gives<WaitingArticles>(),
  /**
   * Confirms that the caller has read this version of an article. A version that was replaced by
   * one that must be read again is refused. Not specified.
   */
  confirmRead: change('/hArticleInfo/confirmRead').takes(articleVersion).gives<Article>(),
  /** Asks everybody to read an article again, as it is since its last change. Not specified. */
  askAgain: change('/hArticleInfo/askAgain').takes(articleVersion).gives<Article>(),
  /** Reminds those who have not read an article, each once a day. Not specified. */
  remindReaders: change('/hArticleInfo/remindReaders')
    .takes(object({ id: idText().required() }))
    .gives<{ count: number }>(),
};

/** People who must read articles. Not specified. */
export const articleReaders = {
  getList: get('/hArticleReader/getList', { alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<ArticleReader>>(),
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
