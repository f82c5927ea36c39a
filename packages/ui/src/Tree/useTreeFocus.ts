import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useRestoredFocus } from '../internal/focus/useRestoredFocus';
import type { TreeRow } from './model/treeRows';

export interface TreeFocusState {
  /** Index of the row that is the tree's tab stop. */
  index: number;
  /** Moves focus to a row and scrolls it into view. */
  moveTo(key: string): void;
  focusProps: { onFocus(event: FocusEvent): void; onBlur(event: FocusEvent): void };
}

/** Keeps one row in the tab order: the last focused one, or its parent once it is removed. */
export function useTreeFocus(
  rows: readonly TreeRow[],
  isSelected: (key: string) => boolean,
  treeRef: RefObject<HTMLDivElement | null>,
): TreeFocusState {
  const [active, setActive] = useState<Pick<TreeRow, 'key' | 'parent'> | null>(null);
  const isMoving = useRef(false);
  const { focusProps } = useRestoredFocus(rows, treeRef, (tree) =>
    tree.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]'),
  );
  const index = findActive();

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    treeRef.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
  });

  return {
    index,
    moveTo: (key) => {
      const row = rows.find((one) => one.key === key);
      if (!row) return;
      isMoving.current = true;
      setActive({ key, parent: row.parent });
    },
    focusProps: {
      onFocus: (event) => {
        focusProps.onFocus();
        const row = rows[rowIndex(event.target)];
        if (row && row.key !== active?.key) setActive({ key: row.key, parent: row.parent });
      },
      onBlur: focusProps.onBlur,
    },
  };

  function findActive() {
    const current = rows.findIndex(({ key }) => key === active?.key);
    if (current >= 0) return current;
    const parent = rows.findIndex(({ key }) => key === active?.parent);
    if (parent >= 0) return parent;
    return Math.max(
      0,
      rows.findIndex(({ key }) => isSelected(key)),
    );
  }
}

/** Returns the index of the row that contains the element, -1 for none. */
export function rowIndex(target: EventTarget): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null;
  return Number(row?.dataset['index'] ?? -1);
}
