/** Comparison of a condition, named as on the wire. */
export type ListOperator =
  | 'EQ'
  | 'NE'
  | 'GT'
  | 'LT'
  | 'GE'
  | 'LE'
  | 'BETWEEN'
  | 'ISNULL'
  | 'ISNOTNULL'
  | 'IN'
  | 'NN'
  | 'LIKE'
  | 'NOTLIKE'
  | 'LIKEIN'
  | 'NOTLIKEIN'
  | 'DYNAMIC';

/** One condition of a list. */
export interface ListCondition {
  /** Field of the row. */
  field: string;
  operator: ListOperator;
  /**
   * A list for `IN` and `NN`, two bounds for `BETWEEN`, `null` for the null checks, the key of a
   * range relative to today for `DYNAMIC`, otherwise a text; with commas for `LIKEIN`, `NOTLIKEIN`.
   */
  value: string | readonly string[] | null;
}

/** One sort key of a list. */
export interface ListSort {
  field: string;
  descending: boolean;
}

/** Conditions of the advanced filter, of which all or any must hold. */
export interface AdvancedQuery {
  join: 'and' | 'or';
  conditions: readonly ListCondition[];
}

/** A request for one page of rows. */
export interface ListQuery {
  /** Conditions that must all hold. */
  conditions: readonly ListCondition[];
  /** The advanced filter, which must hold as well. */
  advanced?: AdvancedQuery | undefined;
  /**
   * Moment of the search as ISO text, for which its `DYNAMIC` conditions are resolved. Pages,
   * exports, bulk actions and record navigation of one search share it. Set only with such
   * conditions.
   */
  asOf?: string | undefined;
  /** The sort keys by priority. Empty for the list's default order. */
  sort: readonly ListSort[];
  /** From 1. */
  page: number;
  /** Rows per page: 10, 20, 30 or 50. */
  pageSize: number;
}

/** A query without its page. */
export type ListSearch = Omit<ListQuery, 'page' | 'pageSize'>;

/** Returns the search of a query, over all pages. */
export function searchOf({ conditions, sort, advanced, asOf }: ListSearch): ListSearch {
  return { conditions, sort, ...(advanced && { advanced }), ...(asOf !== undefined && { asOf }) };
}

/** Whether a search has conditions. */
export function isFiltered({ conditions, advanced }: Omit<ListSearch, 'sort'>): boolean {
  return conditions.length > 0 || advanced !== undefined;
}

/** Whether a search has a condition that is resolved for the moment of the search. */
export function isDynamic({ conditions, advanced }: Omit<ListSearch, 'sort'>): boolean {
  return [...conditions, ...(advanced?.conditions ?? [])].some(
    ({ operator }) => operator === 'DYNAMIC',
  );
}

/** Actions that the reader of a list may use. */
export interface ListPermissions {
  create: boolean;
  update: boolean;
  delete: boolean;
  /** Fields that the reader may write. */
  fields: readonly string[];
}

/** One page of rows. */
export interface ListPage<Row> {
  content: readonly Row[];
  /** Exact number of matching rows, over all pages. */
  total: number;
  /** The stored column layout of this list and user, when the server sends it along. */
  config?: string | null | undefined;
  /** Permissions of the reader. Without it the list's own actions decide. */
  can?: ListPermissions | undefined;
}

/** Loads one page of rows. Rejects with an `Error` that has a user-readable message. */
export type LoadList<Row> = (
  query: ListQuery,
  options: { signal: AbortSignal },
) => Promise<ListPage<Row>>;
