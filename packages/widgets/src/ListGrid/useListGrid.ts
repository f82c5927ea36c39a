import { useEffect, useEffectEvent } from 'react';
import type { SelectionStore } from '../DataGrid';
import type { GridColumn } from '../internal/list/column';
import type {
  AdvancedQuery,
  ListCondition,
  ListQuery,
  ListSort,
  LoadList,
} from '../internal/list/query';
import type { RowKey } from '../internal/list/row';
import type { ListActions, ListMemory } from './listGridProps';
import { pageWithin, type StoredQuery } from './model/listQuery';
import {
  isSameQuery,
  resetQuery,
  searchKey,
  withAdvanced,
  withConditions,
  withoutCondition,
  withPage,
  withSort,
} from './model/queryChanges';
import type { SearchPart } from './model/searchParts';
import { useColumnLayout, type ColumnLayoutState } from './useColumnLayout';
import { useListQuery } from './useListQuery';
import { useListRows, type ListRows } from './useListRows';
import { useStoredSelection } from './useStoredSelection';

export interface ListGridOptions<Row> {
  columns: readonly GridColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  load: LoadList<Row>;
  /** Reloads the rows when it changes. */
  revision: unknown;
  memory: ListMemory;
  actions: Pick<ListActions<Row>, 'onSwitch' | 'onDelete'>;
}

/** State of one list, and its changes. */
export interface ListState<Row> {
  /** The query as stored, whose page size may be `null`. */
  storedQuery: StoredQuery;
  /** The query with its page size. */
  query: ListQuery;
  rows: ListRows<Row>;
  layout: ColumnLayoutState;
  selection: SelectionStore;
  /** Returns those of the rows that have been loaded, on any page. */
  rowsOf(this: void, keys: Iterable<RowKey>): Row[];
  setFilters(conditions: readonly ListCondition[]): void;
  removeFilter(condition: ListCondition): void;
  /** Removes a condition, or an advanced filter as a whole. */
  removePart(part: SearchPart): void;
  /** Applies another advanced filter; `undefined` for none. */
  setAdvanced(query: AdvancedQuery | undefined): void;
  /** Removes all conditions, also the advanced ones, and keeps order and page size. */
  clearFilters(): void;
  /** Returns to page 1 of ten rows in the default order, without conditions. */
  reset(): void;
  setSort(sort: readonly ListSort[]): void;
  /** Applies another query, such as a view's. `replace` replaces the history entry. */
  applyQuery(query: StoredQuery, options?: { replace: boolean }): void;
  /** Selects a page, a page size, or both. */
  setPage(target: { page: number; pageSize: number }): void;
  /** Saves a switch and updates the row. */
  saveSwitch(row: Row, field: string, value: 0 | 1): Promise<void>;
  /** Deletes rows, deselects them and reloads the page. */
  deleteRows(keys: readonly RowKey[]): Promise<void>;
}

/** Returns the state of one list. */
export function useListGrid<Row>({
  columns,
  rowKey,
  load,
  revision,
  memory,
  actions: { onSwitch, onDelete },
}: ListGridOptions<Row>): ListState<Row> {
  const { storedQuery, query, renew, setQuery } = useListQuery(memory);
  const loaded = useListRows(load, query, revision);
  const rows = { ...loaded, reload: renew ?? loaded.reload };
  const storedLayout = memory.layout === undefined ? rows.page?.config : memory.layout;
  const layout = useColumnLayout(columns, storedLayout, memory.onLayoutSave);
  const { selection, rowsOf } = useStoredSelection({
    memory,
    search: searchKey(storedQuery),
    rows: rows.page?.content,
    rowKey,
  });
  usePageCorrection(rows, query, (page) => setQuery({ ...storedQuery, page }, { replace: true }));

  const applyQuery = (next: StoredQuery, options?: { replace: boolean }) => {
    // Selected rows may not match other conditions.
    if (searchKey(next) !== searchKey(storedQuery)) selection.clear();
    if (isSameQuery(next, storedQuery)) rows.reload();
    else setQuery(next, options);
  };

  return {
    storedQuery,
    query,
    rows,
    layout,
    selection,
    rowsOf,
    setFilters: (conditions) => applyQuery(withConditions(storedQuery, conditions)),
    removeFilter: (condition) => applyQuery(withoutCondition(storedQuery, condition)),
    removePart: ({ isAdvanced, rest }) =>
      applyQuery(
        isAdvanced
          ? withAdvanced(storedQuery, rest.advanced)
          : withConditions(storedQuery, rest.conditions),
      ),
    setAdvanced: (advanced) => applyQuery(withAdvanced(storedQuery, advanced)),
    clearFilters: () => applyQuery(withAdvanced(withConditions(storedQuery, []), undefined)),
    reset: () => applyQuery(resetQuery()),
    setSort: (sort) => applyQuery(withSort(storedQuery, sort)),
    applyQuery,
    setPage(target) {
      if (target.pageSize !== query.pageSize) memory.onPageSizeChange?.(target.pageSize);
      applyQuery(withPage(storedQuery, target, query.pageSize));
    },
    async saveSwitch(row, field, value) {
      await onSwitch?.(row, field, value);
      const key = rowKey(row);
      rows.patchRows((other) => (rowKey(other) === key ? { ...other, [field]: value } : other));
    },
    async deleteRows(keys) {
      await onDelete?.(keys);
      selection.setRange(keys, false);
      rows.reload();
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
