import { useMemo, useState } from 'react';
import type { ColumnLayout, GridColumn } from '../internal/list/column';
import { readLayout, resizeColumn, writeLayout } from './model/columnLayout';

/** State of the column layout. */
export interface ColumnLayoutState {
  /** The current layout. */
  layout: ColumnLayout;
  /** The stored layout. */
  saved: ColumnLayout;
  /** Shows another layout without storing it. */
  setLayout(layout: ColumnLayout): void;
  /** Shows and stores a layout. Rejects when it could not be stored; it is shown nevertheless. */
  save(layout: ColumnLayout): Promise<void>;
  /**
   * Shows and stores the width of a column. Rejects when it could not be stored: it is then lost on
   * unmount.
   */
  resize(field: string, width: number): Promise<void>;
}

/** Holds the column layout of one list. `stored` is any form that `readLayout` accepts. */
export function useColumnLayout<Row>(
  columns: readonly GridColumn<Row>[],
  stored: string | null | undefined,
  store: ((value: string) => Promise<void>) | undefined,
): ColumnLayoutState {
  const [savedText, setSavedText] = useState<string | null>(null);
  const [unsaved, setUnsaved] = useState<ColumnLayout | null>(null);
  const text = savedText ?? stored;
  const saved = useMemo(() => readLayout(columns, text), [columns, text]);

  const save = async (next: ColumnLayout) => {
    setUnsaved(next);
    const nextText = writeLayout(next);
    await store?.(nextText);
    setSavedText(nextText);
    setUnsaved((last) => (last === next ? null : last));
  };

  return {
    layout: unsaved ?? saved,
    saved,
    setLayout: setUnsaved,
    save,
    async resize(field, width) {
      setUnsaved(unsaved && resizeColumn(unsaved, field, width));
      const nextText = writeLayout(resizeColumn(saved, field, width));
      setSavedText(nextText);
      await store?.(nextText);
    },
  };
}
