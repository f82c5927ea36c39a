import { useMemo, useState } from 'react';
import { readLayout, resizeColumn, writeLayout } from './model/columnLayout';
import type { ColumnLayout, GridColumn } from '../internal/list/column';

export interface ColumnLayoutState {
  /** What is shown now. */
  layout: ColumnLayout;
  /** What is stored: the way back from what was tried. */
  saved: ColumnLayout;
  /** Shows another layout, and stores nothing. */
  show(layout: ColumnLayout): void;
  /**
   * Stores a layout, and shows it. Refuses when it could not be stored; it is shown all the same.
   */
  save(layout: ColumnLayout): Promise<void>;
  /**
   * Gives a column a width: shown and stored at once. A width that could not be stored lasts until
   * the list is opened again.
   */
  resize(field: string, width: number): void;
}

/**
 * Keeps a person's column layout of one list. `stored` is what the server keeps, in any form that
 * `readLayout` knows.
 */
export function useColumnLayout<Row>(
  columns: readonly GridColumn<Row>[],
  stored: string | null | undefined,
  store: ((value: string) => Promise<void>) | undefined,
): ColumnLayoutState {
  const [savedText, setSavedText] = useState<string | null>(null);
  const [tried, setTried] = useState<ColumnLayout | null>(null);
  const kept = savedText ?? stored;
  const saved = useMemo(() => readLayout(columns, kept), [columns, kept]);
  const layout = tried ?? saved;

  const save = async (next: ColumnLayout) => {
    setTried(next);
    const text = writeLayout(next);
    await store?.(text);
    setSavedText(text);
    setTried((last) => (last === next ? null : last));
  };

  return {
    layout,
    saved,
    show: setTried,
    save,
    resize(field, width) {
      setTried(tried && resizeColumn(tried, field, width));
      const next = resizeColumn(saved, field, width);
      setSavedText(writeLayout(next));
      store?.(writeLayout(next)).catch(() => {});
    },
  };
}
