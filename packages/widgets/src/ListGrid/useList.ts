import { useEffect, useEffectEvent } from 'react';
import type {
  AdvancedQuery,
  ListCondition,
  ListQuery,
  ListSort,
  LoadList,
} from '../internal/list/query';
import { pageWithin, type StoredQuery } from './model/listQuery';
import {
  isSameQuery,
  resetQuery,
  searchKey,
  withAdvanced,
  withConditions,
  withPage,
  withSort,
} from './model/queryChanges';
import { useListQuery, type ListQueryMemory } from './useListQuery';
import { useListRows, type ListRows } from './useListRows';

/** Options of `useList`. */
export interface ListStateOptions<Row> {
  load: LoadList<Row>;
  /** The query and its page size, as `ListGrid` takes them in `memory`. */
  memory?: ListQueryMemory | undefined;
  /** Reloads the rows when it changes. */
  revision?: unknown;
  /** Called before other conditions apply. */
  onSearch?: (() => void) | undefined;
}

/** State of one list without its looks, and its changes. */
export interface ListState<Row> {
  /** The query as stored, whose page size may be `null`. */
  storedQuery: StoredQuery;
  /** The query with its page size. */
  query: ListQuery;
  rows: ListRows<Row>;
  /** Applies other conditions, from page 1, as all other changes but `setPage`. */
  setConditions(conditions: readonly ListCondition[]): void;
  /** Applies another advanced filter; `undefined` for none. */
  setAdvanced(advanced: AdvancedQuery | undefined): void;
  /** Removes all conditions, also the advanced ones, and keeps order and page size. */
  clearConditions(): void;
  /** Returns to page 1 of ten rows in the default order, without conditions. */
  reset(): void;
  setSort(sort: readonly ListSort[]): void;
  /** Applies another query, such as a view's. `replace` replaces the history entry. */
  applyQuery(query: StoredQuery, options?: { replace: boolean }): void;
  /** Selects a page, a page size, or both. */
  setPage(target: { page: number; pageSize: number }): void;
}

/** The memory of a list that keeps its query to itself. */
const NO_MEMORY: ListQueryMemory = {};

/**
 * Returns the state of a list whose elements are one's own: query, rows of the newest request,
 * and changes. `ListGrid` is made of it. Applying the same query again loads it again, and a page
 * beyond the end becomes the last one.
 */
export function useList<Row>({
  load,
  memory = NO_MEMORY,
  revision,
  onSearch,
}: ListStateOptions<Row>): ListState<Row> {
  const { storedQuery, query, renew, setQuery } = useListQuery(memory);
  const loaded = useListRows(load, query, revision);
  const rows = { ...loaded, reload: renew ?? loaded.reload };
  usePageCorrection(rows, query, (page) => setQuery({ ...storedQuery, page }, { replace: true }));

  const applyQuery = (next: StoredQuery, options?: { replace: boolean }) => {
    if (searchKey(next) !== searchKey(storedQuery)) onSearch?.();
    if (isSameQuery(next, storedQuery)) rows.reload();
    else setQuery(next, options);
  };

  return {
    storedQuery,
    query,
    rows,
    setConditions: (conditions) => applyQuery(withConditions(storedQuery, conditions)),
    setAdvanced: (advanced) => applyQuery(withAdvanced(storedQuery, advanced)),
    clearConditions: () => applyQuery(withAdvanced(withConditions(storedQuery, []), undefined)),
    reset: () => applyQuery(resetQuery()),
    setSort: (sort) => applyQuery(withSort(storedQuery, sort)),
    applyQuery,
    setPage(target) {
      if (target.pageSize !== query.pageSize) memory.onPageSizeChange?.(target.pageSize);
      applyQuery(withPage(storedQuery, target, query.pageSize));
    },
  };
}

/** Returns to the last page when a deletion or a link leads beyond it. */
function usePageCorrection<Row>(
  { page, loadedQuery, isFetching }: ListRows<Row>,
  query: ListQuery,
  setPage: (page: number) => void,
) {
  const isCurrent = !isFetching && page !== null && loadedQuery?.page === query.page;
  const lastPage = isCurrent ? pageWithin(query.page, query.pageSize, page.total) : null;
  const correct = useEffectEvent(setPage);
  useEffect(() => {
    if (lastPage !== null) correct(lastPage);
  }, [lastPage]);
}
