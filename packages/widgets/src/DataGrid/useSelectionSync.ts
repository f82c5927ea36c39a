import { useCallback, useEffect, useEffectEvent, type RefObject } from 'react';
import type { RowKey } from '../internal/list/row';
import type { SelectionStore } from './selectionStore';

/**
 * Writes the selection to the row elements from one subscription, so that selecting rows renders
 * nothing. Returns a function to call after each render of rows, with the selection it started
 * from.
 */
export function useSelectionSync(
  tableRef: RefObject<HTMLTableElement | null>,
  selection: SelectionStore | undefined,
  keys: readonly RowKey[],
): (table: HTMLTableElement, renderedSelection: unknown) => void {
  const syncHead = useEffectEvent(() => {
    if (!selection || !tableRef.current) return;
    const count = keys.reduce((sum, key) => sum + Number(selection.has(key)), 0);
    setCheckbox(
      tableRef.current.tHead?.rows[0],
      count > 0 && count === keys.length,
      count > 0 && count < keys.length,
    );
  });
  const syncAll = useEffectEvent(() => {
    if (!tableRef.current || !selection) return;
    syncRows(tableRef.current, selection);
    syncHead();
  });

  useEffect(() => {
    syncAll();
    return selection?.subscribe(() => syncAll());
  }, [selection]);
  useEffect(() => syncHead(), [keys]);

  return useCallback(
    (table, renderedSelection) => {
      if (selection && selection.get() !== renderedSelection) syncRows(table, selection);
    },
    [selection],
  );
}

function setCheckbox(
  row: HTMLTableRowElement | undefined,
  isSelected: boolean,
  isIndeterminate: boolean,
) {
  const checkbox = row?.cells[0]?.firstElementChild;
  if (!(checkbox instanceof HTMLInputElement)) return;
  checkbox.checked = isSelected;
  checkbox.indeterminate = isIndeterminate;
}

function syncRows(table: HTMLTableElement, selection: SelectionStore) {
  for (const row of table.tBodies[0]?.rows ?? []) {
    const key = row.dataset['key'];
    if (key === undefined) continue;
    const isSelected = selection.has(key);
    if ((row.getAttribute('aria-selected') === 'true') === isSelected) continue;
    row.setAttribute('aria-selected', String(isSelected));
    setCheckbox(row, isSelected, false);
  }
}
