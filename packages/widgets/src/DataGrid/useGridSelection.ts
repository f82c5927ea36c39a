import { useRef, type RefObject } from 'react';
import { useLocale } from '@mingjian/ui';
import type { RowKey } from '../internal/list/row';
import { extendRange } from './model/ranges';
import type { GridWords } from './rowLook';
import type { SelectionStore } from './selectionStore';
import { useSelectionMarks } from './useSelectionMarks';

export interface GridSelectionOptions {
  tableRef: RefObject<HTMLTableElement | null>;
  selection: SelectionStore | undefined;
  keys: readonly RowKey[];
  words: GridWords;
  announce(text: string): void;
}

/** Choosing rows, one, a range or all of the page. Does nothing where rows cannot be chosen. */
export function useGridSelection({
  tableRef,
  selection,
  keys,
  words,
  announce,
}: GridSelectionOptions) {
  const { locale } = useLocale();
  const anchor = useRef<RowKey | null>(null);
  const markDrawn = useSelectionMarks(tableRef, selection, keys);

  const told = (change: (store: SelectionStore) => void) => {
    if (!selection) return;
    change(selection);
    announce(words.chosen(selection.count().toLocaleString(locale)));
  };
  const anchorAt = (row: number) =>
    anchor.current === null ? row : Math.max(0, keys.indexOf(anchor.current));

  return {
    markDrawn,
    /** Chooses a row, or lets go of it. */
    toggle(row: number) {
      const key = keys[row];
      if (key === undefined) return;
      anchor.current = key;
      told((store) => store.toggle(key, !store.has(key)));
    },
    /** Chooses from the row that was chosen last to this one. */
    range(row: number) {
      const from = anchorAt(row);
      told((store) => store.setRange(extendRange(keys, from, from, row).on, true));
    },
    /** Moves the end of the range from one row to another. */
    extend(from: number, to: number) {
      const start = anchorAt(from);
      anchor.current = keys[start] ?? null;
      const { on, off } = extendRange(keys, start, from, to);
      told((store) => {
        store.setRange(off, false);
        store.setRange(on, true);
      });
    },
    /** Chooses all rows of the page; none of them if all are chosen already. */
    togglePage() {
      told((store) => store.selectPage(keys, !keys.every((key) => store.has(key))));
    },
    choosePage() {
      told((store) => store.selectPage(keys, true));
    },
  };
}

export type GridSelection = ReturnType<typeof useGridSelection>;
