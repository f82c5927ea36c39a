import { number, object, string, type InferType } from 'yup';
import { SEARCH_LIMITS } from '../search/limits';

/** Most rows that one page may hold: the user list of the pickers requests this many. */
export const PAGE_SIZE_LIMIT = 10_000;

/** Rows of a page unless a list says otherwise. */
export const PAGE_SIZE_DEFAULT = 10;

/** Returns the list request of the specification, as it travels, with a default page size. */
export const listRequestOf = (pageSize: number) =>
  object({
    /** Page code, so that the response includes this user's column layout of the page. */
    pageCode: string().max(64),
    /** JSON object of `SEARCH_…` keys that must all match. */
    searchParam: string().max(SEARCH_LIMITS.bytes),
    /** URI-encoded JSON `{ searchType: 'or' | 'and', searchParam }` of the advanced filter. */
    searchParamS: string().max(SEARCH_LIMITS.bytes),
    /** Comma-joined order, such as `order_time desc`. */
    orderParam: string().max(200),
    pageNum: number().integer().min(1).max(10_000_000).default(1),
    pageSize: number().integer().min(1).max(PAGE_SIZE_LIMIT).default(pageSize),
  });

/** The list request of the specification, as it travels. */
export const listRequest = listRequestOf(PAGE_SIZE_DEFAULT);

/** A request for one page of a list. */
export type ListRequest = InferType<typeof listRequest>;

/** Permissions of a list's reader. The server decides again on every call. */
export interface Can {
  create: boolean;
  update: boolean;
  delete: boolean;
  /** Fields that the reader may write, some of them only when a row is created. */
  fields: readonly string[];
  /** Further actions of the list, such as `accept`. */
  actions: readonly string[];
}

/** The permissions of somebody who may only read. */
export const READ_ONLY: Can = {
  create: false,
  update: false,
  delete: false,
  fields: [],
  actions: [],
};

/** One page of a list. */
export interface ListPage<Row> {
  content: Row[];
  /** Exact number of matching rows, over all pages. */
  total: number;
  /** The caller's saved column layout of `pageCode`; `null` when none was saved. */
  config: string | null;
  can: Can;
}

/** The action of a list whose reader may reveal masked values, with a reason. */
export const REVEAL = 'reveal';
