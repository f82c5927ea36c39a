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
  | 'NOTLIKEIN';

/** One condition of a list. A row matches when all conditions hold. */
export interface ListCondition {
  /** Field of the row. */
  field: string;
  operator: ListOperator;
  /**
   * A list for `IN` and `NN`, two bounds for `BETWEEN`, `null` for the null checks, otherwise a
   * text.
   */
  value: string | readonly string[] | null;
}

/** One sort key of a list. */
export interface ListSort {
  field: string;
  descending: boolean;
}

/** A request for one page of rows. */
export interface ListQuery {
  conditions: readonly ListCondition[];
  /** The sort keys by priority. Empty for the list's default order. */
  sort: readonly ListSort[];
  /** From 1. */
  page: number;
  /** Rows per page: 10, 20, 30 or 50. */
  pageSize: number;
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
  config?: string | null;
  /** Permissions of the reader. Without it the list's own actions decide. */
  can?: ListPermissions;
}

/** Loads one page of rows. Rejects with an `Error` that has a user-readable message. */
export type LoadList<Row> = (
  query: ListQuery,
  options: { signal: AbortSignal },
) => Promise<ListPage<Row>>;
