import { useCallback, useEffect, useEffectEvent, type RefObject } from 'react';
import type { RowKey } from '../internal/list/row';
import type { SelectionStore } from './selectionStore';

/**
 * Marks the chosen rows on the elements themselves, from one subscription: choosing one row or all
 * of them renders nothing. Returns what must be called after each drawing of rows, with what was
 * chosen when it began.
 */
export function useSelectionMarks(
  tableRef: RefObject<HTMLTableElement | null>,
  selection: SelectionStore | undefined,
  keys: readonly RowKey[],
): (table: HTMLTableElement, chosen: unknown) => void {
  const markHead = useEffectEvent(() => {
    if (!selection || !tableRef.current) return;
    const count = keys.reduce((sum, key) => sum + Number(selection.has(key)), 0);
    markBox(
      tableRef.current.tHead?.rows[0],
      count > 0 && count === keys.length,
      count > 0 && count < keys.length,
    );
  });
  const markAll = useEffectEvent(() => {
    if (!tableRef.current || !selection) return;
    markRows(tableRef.current, selection);
    markHead();
  });

  useEffect(() => {
    markAll();
    return selection?.subscribe(() => markAll());
  }, [selection]);
  useEffect(() => markHead(), [keys]);

  return useCallback(
    (table, chosen) => {
      if (selection && selection.get() !== chosen) markRows(table, selection);
    },
    [selection],
  );
}

function markBox(row: HTMLTableRowElement | undefined, isSelected: boolean, isPartly: boolean) {
  const box = row?.cells[0]?.firstElementChild;
  if (!(box instanceof HTMLInputElement)) return;
  box.checked = isSelected;
  box.indeterminate = isPartly;
}

function markRows(table: HTMLTableElement, selection: SelectionStore) {
  for (const row of table.tBodies[0]?.rows ?? []) {
    const key = row.dataset['key'];
    if (key === undefined) continue;
    const isSelected = selection.has(key);
    if ((row.getAttribute('aria-selected') === 'true') === isSelected) continue;
    row.setAttribute('aria-selected', String(isSelected));
    markBox(row, isSelected, false);
  }
}
