import { useMemo, useState } from 'react';
import type { ListQuery } from '../internal/list/query';
import type { ListMemory } from './listGridProps';
import { EMPTY_QUERY, FIRST_PAGE_SIZE, type StoredQuery } from './model/listQuery';

export interface ListQueryState {
  /** The query as stored, whose page size may be `null`. */
  storedQuery: StoredQuery;
  /** The query with its page size. */
  query: ListQuery;
  /** Changes the query. `replace` replaces the history entry. */
  setQuery(next: StoredQuery, options?: { replace: boolean }): void;
}

/** Holds the query of a list, or leaves it to the parent. */
export function useListQuery({
  query: controlled,
  defaultQuery = EMPTY_QUERY,
  onQueryChange,
  pageSize: preferredSize,
}: ListMemory): ListQueryState {
  const [internal, setInternal] = useState(defaultQuery);
  const storedQuery = controlled ?? internal;
  const pageSize = storedQuery.pageSize ?? preferredSize ?? FIRST_PAGE_SIZE;
  const query = useMemo(() => ({ ...storedQuery, pageSize }), [storedQuery, pageSize]);
  return {
    storedQuery,
    query,
    setQuery(next, options = { replace: false }) {
      if (controlled === undefined) setInternal(next);
      onQueryChange?.(next, options);
    },
  };
}
