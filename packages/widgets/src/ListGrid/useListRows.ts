import { useLatestResponse } from '@mingjian/ui';
import { searchOf, type ListPage, type ListQuery, type LoadList } from '../internal/list/query';

/** The rows of a list and their loading state. */
export interface ListRows<Row> {
  /**
   * The latest response; the previous one while loading, and after another page of the same query
   * failed. `null` before the first and after any other error.
   */
  page: ListPage<Row> | null;
  /** The query of `page`. */
  loadedQuery: ListQuery | null;
  /** Time of the latest response, in milliseconds since 1970. `null` before the first. */
  loadedAt: number | null;
  /** Whether a request is running, the first or a later one. */
  isFetching: boolean;
  /** The error of the latest request. */
  error: Error | null;
  /** Requests the rows again. */
  reload(): void;
  /** Changes the current rows until the next response. */
  patchRows(change: (row: Row) => Row): void;
}

/**
 * Loads the rows of `query`. A newer request aborts the previous one. `revision` reloads when it
 * changes. A list that was hidden reloads only when it has no response yet.
 */
export function useListRows<Row>(
  load: LoadList<Row>,
  query: ListQuery,
  revision: unknown = 0,
): ListRows<Row> {
  const { data, error, isFetching, retry, update } = useLatestResponse(
    JSON.stringify([revision, query]),
    async (options) => ({ page: await load(query, options), query, at: Date.now() }),
  );
  // After a failed search the old rows would be under a filter that they do not match.
  const loaded = error === null || isSameSearch(data?.query, query) ? data : undefined;

  return {
    page: loaded?.page ?? null,
    loadedQuery: loaded?.query ?? null,
    loadedAt: loaded?.at ?? null,
    isFetching,
    error: isFetching ? null : error,
    reload: retry,
    patchRows: (change) =>
      update((last) => ({
        ...last,
        page: { ...last.page, content: last.page.content.map(change) },
      })),
  };
}

/** Whether two queries differ in page and page size at most. */
function isSameSearch(one: ListQuery | undefined, other: ListQuery): boolean {
  return one !== undefined && JSON.stringify(searchOf(one)) === JSON.stringify(searchOf(other));
}
