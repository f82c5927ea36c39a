import { number, object, string, type InferType } from 'yup';

/** Most rows that one page may hold: the user list of the pickers asks for this many. */
export const PAGE_SIZE_LIMIT = 10_000;

/** The list request of the specification, as it travels. */
export const listRequest = object({
  /** Names the page, so that the answer can bring this user's column layout of it. */
  pageCode: string().max(64),
  /** JSON object of `SEARCH_…` keys that all must hold. */
  searchParam: string().max(65_536),
  /** URI-encoded JSON `{ searchType: 'or' | 'and', searchParam }` of the advanced filter. */
  searchParamS: string().max(65_536),
  /** `order_time desc`, several parted by commas. */
  orderParam: string().max(200),
  pageNum: number().integer().min(1).max(10_000_000).default(1),
  pageSize: number().integer().min(1).max(PAGE_SIZE_LIMIT).default(10),
});

/** What a list asks for. */
export type ListRequest = InferType<typeof listRequest>;

/** One page of a list. */
export interface ListPage<Row> {
  content: Row[];
  /** Exact number of rows that match, over all pages. */
  total: number;
  /** The caller's saved column layout of `pageCode`; `null` when none was saved. */
  config: string | null;
}
