import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useKeptFocus } from '../internal/useKeptFocus';
import type { TreeRow } from './model/treeRows';

export interface TreeFocusState {
  /** Index of the row that is the tree's one tab stop. */
  at: number;
  /** Moves focus to a row, and brings it in sight. */
  moveTo(key: string): void;
  focusProps: { onFocus(event: FocusEvent): void; onBlur(event: FocusEvent): void };
}

/**
 * Keeps one row in the tab order: the one that had focus, or what stands nearest when it is gone.
 */
export function useTreeFocus(
  rows: readonly TreeRow[],
  isSelected: (key: string) => boolean,
  treeRef: RefObject<HTMLDivElement | null>,
): TreeFocusState {
  const [active, setActive] = useState<Pick<TreeRow, 'key' | 'parent'> | null>(null);
  const isMoving = useRef(false);
  const { focusProps } = useKeptFocus(rows, treeRef, (tree) =>
    tree.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]'),
  );
  const at = findActive();

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    treeRef.current?.querySelector<HTMLElement>(`[data-index="${at}"]`)?.focus();
  });

  return {
    at,
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
    const own = rows.findIndex(({ key }) => key === active?.key);
    if (own >= 0) return own;
    const above = rows.findIndex(({ key }) => key === active?.parent);
    if (above >= 0) return above;
    return Math.max(
      0,
      rows.findIndex(({ key }) => isSelected(key)),
    );
  }
}

/** Returns the index of the row that holds the element, -1 for none. */
export function rowIndex(target: EventTarget): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null;
  return Number(row?.dataset['index'] ?? -1);
}
