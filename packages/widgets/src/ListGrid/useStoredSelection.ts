import { useEffect, useEffectEvent, useState } from 'react';
import { createSelection, type SelectionStore } from '../DataGrid';
import type { RowKey } from '../internal/list/row';
import type { ListMemory } from './listGridProps';

export interface StoredSelectionState<Row> {
  selection: SelectionStore;
  /** Returns those of the rows that have been loaded, on any page. */
  rowsOf(this: void, keys: Iterable<RowKey>): Row[];
}

export interface StoredSelectionOptions<Row> {
  memory: Pick<ListMemory, 'selection' | 'onSelectionChange'>;
  /** The conditions of the current search as JSON. */
  search: string;
  /** The current page. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => RowKey;
}

/** The selection of a list. It starts with the stored rows of the same search, and is reported. */
export function useStoredSelection<Row>({
  memory: { selection: stored, onSelectionChange },
  search,
  rows,
  rowKey,
}: StoredSelectionOptions<Row>): StoredSelectionState<Row> {
  const [initial] = useState(() => (stored?.search === search ? stored : undefined));
  const [selection] = useState(() => createSelection(initial?.selection));
  const rowsOf = useSeenRows(rows, rowKey, initial?.rows as readonly Row[] | undefined);

  const report = useEffectEvent(() => {
    const current = selection.get();
    const selectedRows = current.kind === 'some' ? rowsOf(current.keys) : [];
    onSelectionChange?.({ search, selection: current, rows: selectedRows });
  });
  useEffect(() => {
    // A hidden list reports nothing: an action may have ended meanwhile.
    report();
    return selection.subscribe(() => report());
  }, [selection]);
  return { selection, rowsOf };
}

/**
 * Returns a lookup of rows by key among all loaded rows, because a selection may span several
 * pages.
 */
function useSeenRows<Row>(
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => RowKey,
  initial: readonly Row[] = [],
): (keys: Iterable<RowKey>) => Row[] {
  const [seen] = useState(() => new Map(initial.map((row) => [rowKey(row), row])));
  useEffect(() => {
    for (const row of rows ?? []) seen.set(rowKey(row), row);
  }, [rows, rowKey, seen]);
  return (keys) => [...keys].map((key) => seen.get(key)).filter((row) => row !== undefined);
}
