import { useState } from 'react';
import { useLatestResponse } from '@mingjian/ui';
import {
  isPeerOf,
  movedFilter,
  SAVED_PAGE_SIZE,
  type SavedFilter,
  type SavedFilterStore,
} from './model/savedFilter';

/** A page of the stored filters, and their changes. Each change rejects on failure. */
export interface SavedFiltersState {
  filters: readonly SavedFilter[];
  total: number;
  /** From 1. */
  page: number;
  setPage(page: number): void;
  isLoading: boolean;
  /** Message of a failed request. */
  error: string | null;
  retry(): void;
  rename(filter: SavedFilter, name: string): Promise<void>;
  /** Replaces the conditions of a filter. */
  update(
    filter: SavedFilter,
    change: Pick<SavedFilter, 'filterParam' | 'filterType'>,
  ): Promise<void>;
  remove(filter: SavedFilter): Promise<void>;
  /**
   * Moves a filter among those of its scope; `undefined` when the store has no order, and beyond
   * the first page.
   */
  move: ((filter: SavedFilter, by: -1 | 1) => Promise<void>) | undefined;
}

/** Loads the stored filters page by page. */
export function useSavedFilters(store: SavedFilterStore): SavedFiltersState {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, retry, update } = useLatestResponse(
    String(page),
    async ({ signal }) => store.list({ page, pageSize: SAVED_PAGE_SIZE, signal }),
  );
  const filters = data?.content ?? [];
  const replace = (filter: SavedFilter) =>
    update((last) => ({
      ...last,
      content: last.content.map((one) => (one.id === filter.id ? filter : one)),
    }));
  const { reorder } = store;
  return {
    filters,
    total: data?.total ?? 0,
    page,
    setPage,
    isLoading: isFetching && !data,
    error: error?.message ?? null,
    retry,
    rename: async (filter, name) => replace(await store.rename(filter, name)),
    async update({ id, name, scope }, change) {
      replace(await store.save({ id, name, scope, ...change }));
    },
    async remove({ id }) {
      await store.remove(id);
      if (filters.length === 1 && page > 1) setPage(page - 1);
      else retry();
    },
    move:
      reorder && page === 1
        ? async (filter, by) => {
            const next = movedFilter(filters, filter, by);
            await reorder(next.filter(isPeerOf(filter)).map(({ id }) => id));
            update((last) => ({ ...last, content: next }));
          }
        : undefined,
  };
}
