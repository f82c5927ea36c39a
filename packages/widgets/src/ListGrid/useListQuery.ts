import { useMemo, useState } from 'react';
import { isDynamic, type ListQuery } from '../internal/list/query';
import type { ListMemory } from './listGridProps';
import { searchKey } from './model/queryChanges';
import { EMPTY_QUERY, FIRST_PAGE_SIZE, type StoredQuery } from './model/listQuery';

/** Memory of a list's query. */
export type ListQueryMemory = Pick<
  ListMemory,
  'query' | 'defaultQuery' | 'onQueryChange' | 'pageSize' | 'onPageSizeChange'
>;

export interface ListQueryState {
  /** The query as stored, whose page size may be `null`. */
  storedQuery: StoredQuery;
  /** The query with its page size, and the moment of its search. */
  query: ListQuery;
  /** Makes the search again, for the present moment; `undefined` without dynamic conditions. */
  renew: (() => void) | undefined;
  /** Changes the query. `replace` replaces the history entry. */
  setQuery(next: StoredQuery, options?: { replace: boolean }): void;
}

/** Holds the query of a list, or leaves it to the parent. */
export function useListQuery({
  query: controlled,
  defaultQuery = EMPTY_QUERY,
  onQueryChange,
  pageSize: preferredSize,
}: ListQueryMemory): ListQueryState {
  const [internal, setInternal] = useState(defaultQuery);
  const storedQuery = controlled ?? internal;
  const pageSize = storedQuery.pageSize ?? preferredSize ?? FIRST_PAGE_SIZE;
  const isMoving = isDynamic(storedQuery);
  const { asOf, renew } = useSearchMoment(searchKey(storedQuery));
  const query = useMemo(() => {
    const { asOf: _, ...stored } = storedQuery;
    return { ...stored, pageSize, ...(isMoving && { asOf }) };
  }, [storedQuery, pageSize, isMoving, asOf]);
  return {
    storedQuery,
    query,
    renew: isMoving ? renew : undefined,
    setQuery(next, options = { replace: false }) {
      if (controlled === undefined) setInternal(next);
      onQueryChange?.(next, options);
    },
  };
}

const momentOf = (key: string) => ({ key, asOf: new Date().toISOString() });

/** Returns the moment of a search. Other conditions are a new search, other pages are not. */
function useSearchMoment(key: string): { asOf: string; renew(): void } {
  const [moment, setMoment] = useState(() => momentOf(key));
  if (moment.key !== key) setMoment(momentOf(key));
  return { asOf: moment.asOf, renew: () => setMoment(momentOf(key)) };
}
