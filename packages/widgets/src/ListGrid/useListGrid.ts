import { useEffect, useEffectEvent, useState } from 'react';
import { createSelection, type SelectionStore } from '../DataGrid';
import type { ListGridProps } from './listGridProps';
import { type KeptQuery, pageWithin } from './model/listQuery';
import {
  isSameQuery,
  resetQuery,
  searchFor,
  sortBy,
  turnTo,
  withoutCondition,
} from './model/listMoves';
import type { ListCondition, ListQuery, ListSort } from '../internal/list/query';
import type { RowKey } from '../internal/list/row';
import { type ColumnLayoutState, useColumnLayout } from './useColumnLayout';
import { useListQuery } from './useListQuery';
import { type ListRows, useListRows } from './useListRows';

/** Everything that the parts of a list share. */
export interface ListState<Row> {
  /** The query as it is kept, its page size perhaps not settled. */
  kept: KeptQuery;
  query: ListQuery;
  rows: ListRows<Row>;
  layout: ColumnLayoutState;
  selection: SelectionStore;
  search(conditions: readonly ListCondition[]): void;
  remove(condition: ListCondition): void;
  /** Clears the conditions, and keeps order and size. */
  clear(): void;
  /** Clears everything: first page, ten rows, the list's own order. */
  reset(): void;
  sort(sort: readonly ListSort[]): void;
  /** Asks for something else altogether: a view. `replace`: that is no step to go back to. */
  show(query: KeptQuery, options?: { replace: boolean }): void;
  turn(choice: { page: number; pageSize: number }): void;
  /** Saves a switch and shows it. */
  saveSwitch(row: Row, field: string, value: 0 | 1): Promise<void>;
  /** Deletes rows, lets go of them and asks for the page again. */
  deleteRows(keys: readonly RowKey[]): Promise<void>;
}

/** The state of one list. */
export function useListGrid<Row>(props: ListGridProps<Row>): ListState<Row> {
  const {
    columns,
    rowKey,
    load,
    revision,
    storedLayout,
    onSaveLayout,
    onPageSizeChoice,
    onSwitch,
    onDelete,
  } = props;
  const { kept, query, setQuery } = useListQuery(props);
  const rows = useListRows(load, query, revision);
  const layout = useColumnLayout(
    columns,
    storedLayout === undefined ? rows.answer?.config : storedLayout,
    onSaveLayout,
  );
  const [selection] = useState(createSelection);
  usePageWithin(rows, query, (page) => setQuery({ ...kept, page }, { replace: true }));

  /** Other conditions let go of the rows that were chosen: they may not match any more. */
  const ask = (next: KeptQuery, options?: { replace: boolean }) => {
    if (JSON.stringify(next.conditions) !== JSON.stringify(kept.conditions)) selection.clear();
    if (isSameQuery(next, kept)) rows.reload();
    else setQuery(next, options);
  };

  return {
    kept,
    query,
    rows,
    layout,
    selection,
    search: (conditions) => ask(searchFor(kept, conditions)),
    remove: (condition) => ask(withoutCondition(kept, condition)),
    clear: () => ask(searchFor(kept, [])),
    reset: () => ask(resetQuery()),
    sort: (sort) => ask(sortBy(kept, sort)),
    show: ask,
    turn(choice) {
      if (choice.pageSize !== query.pageSize) onPageSizeChoice?.(choice.pageSize);
      ask(turnTo(kept, choice, query.pageSize));
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

/** Leads back from a page beyond the end, which a deletion or a link may ask for. */
function usePageWithin<Row>(
  { answer, answered, isLoading }: ListRows<Row>,
  query: ListQuery,
  turn: (page: number) => void,
) {
  const isNow = !isLoading && answer !== null && answered?.page === query.page;
  const page = isNow ? pageWithin(query.page, query.pageSize, answer.total) : null;
  const lead = useEffectEvent(turn);
  useEffect(() => {
    if (page !== null) lead(page);
  }, [page]);
}
