import { useMemo, useState } from 'react';
import { FIRST_PAGE_SIZE, FRESH_QUERY, type KeptQuery } from './model/listQuery';
import type { ListQuery } from '../internal/list/query';

export interface ListQueryOptions {
  /**
   * What is asked for, kept by the parent: an address, a view. Without it the list keeps its own.
   */
  query?: KeptQuery | undefined;
  /** @default a list that nobody has touched */
  defaultQuery?: KeptQuery | undefined;
  /**
   * Called with what is asked for next. `replace`: the list corrected itself, which is no step to
   * go back to.
   */
  onQueryChange?: ((query: KeptQuery, options: { replace: boolean }) => void) | undefined;
  /** Rows a page that this person chose last, here. @default 10 */
  rememberedPageSize?: number | null | undefined;
  /** Called when another size is chosen: remember it. A reset is no choice. */
  onPageSizeChoice?: ((pageSize: number) => void) | undefined;
}

/** What a list asks for: as it is kept, and with its page size settled. */
export interface ListQueryState {
  kept: KeptQuery;
  query: ListQuery;
  setQuery(next: KeptQuery, options?: { replace: boolean }): void;
}

/** Keeps a list's query, or lets the parent keep it. */
export function useListQuery({
  query: given,
  defaultQuery = FRESH_QUERY,
  onQueryChange,
  rememberedPageSize,
}: ListQueryOptions): ListQueryState {
  const [own, setOwn] = useState(defaultQuery);
  const kept = given ?? own;
  const pageSize = kept.pageSize ?? rememberedPageSize ?? FIRST_PAGE_SIZE;
  const query = useMemo(() => ({ ...kept, pageSize }), [kept, pageSize]);
  return {
    kept,
    query,
    setQuery(next, options = { replace: false }) {
      if (given === undefined) setOwn(next);
      onQueryChange?.(next, options);
    },
  };
}
