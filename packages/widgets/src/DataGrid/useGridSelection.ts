import { useRef, type RefObject } from 'react';
import type { RowKey } from '../internal/list/row';
import { extendRange } from './model/ranges';
import type { GridTexts } from './rowContext';
import type { SelectionStore } from './selectionStore';
import { useSelectionSync } from './useSelectionSync';

export interface GridSelectionOptions {
  tableRef: RefObject<HTMLTableElement | null>;
  selection: SelectionStore | undefined;
  keys: readonly RowKey[];
  texts: GridTexts;
  announce(text: string): void;
}

/** Selection commands of a grid. They do nothing when rows cannot be selected. */
export interface GridSelection {
  /** Selects or deselects a row. */
  toggle(row: number): void;
  /** Selects from the last selected row to this one. */
  selectTo(row: number): void;
  /** Moves the end of the range from one row to another. */
  extend(from: number, to: number): void;
  /** Selects all rows of the page, or deselects them when all are selected. */
  togglePage(): void;
  selectPage(): void;
  /** Restores the selection after a render, with the selection it started from. */
  onRender(table: HTMLTableElement, renderedSelection: unknown): void;
}

/** Returns the selection commands of a grid. Each one announces the number of selected rows. */
export function useGridSelection({
  tableRef,
  selection,
  keys,
  texts,
  announce,
}: GridSelectionOptions): GridSelection {
  const anchor = useRef<RowKey | null>(null);
  const onRender = useSelectionSync(tableRef, selection, keys);

  const change = (apply: (store: SelectionStore) => void) => {
    if (!selection) return;
    apply(selection);
    announce(texts.selected(selection.count()));
  };
  const anchorIndex = (row: number) =>
    anchor.current === null ? row : Math.max(0, keys.indexOf(anchor.current));

  return {
    toggle(row) {
      const key = keys[row];
      if (key === undefined) return;
      anchor.current = key;
      change((store) => store.toggle(key, !store.has(key)));
    },
    selectTo(row) {
      const from = anchorIndex(row);
      change((store) => store.setRange(extendRange(keys, from, from, row).selected, true));
    },
    extend(from, to) {
      const start = anchorIndex(from);
      anchor.current = keys[start] ?? null;
      const { selected, deselected } = extendRange(keys, start, from, to);
      change((store) => {
        store.setRange(deselected, false);
        store.setRange(selected, true);
      });
    },
    togglePage() {
      change((store) => store.selectPage(keys, !keys.every((key) => store.has(key))));
    },
    selectPage() {
      change((store) => store.selectPage(keys, true));
    },
    onRender,
  };
}
