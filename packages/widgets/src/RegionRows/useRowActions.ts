import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createAnnouncements, useTexts, type Announcements, isComposed } from '@mingjian/ui';
import { regionRowsTexts } from './RegionRows.texts';
import type { RegionRowsState } from './useRegionRows';

/** Changes of rows that move the focus and are announced. */
export interface RowActions {
  /** Ref of the list of rows. */
  listRef: RefObject<HTMLOListElement | null>;
  /** Ref of the button that adds a row. */
  addRef: RefObject<HTMLButtonElement | null>;
  announcements: Announcements;
  /** Adds a row and focuses its province. */
  add(): void;
  /** Moves a row, with the focus in it. */
  move(from: number, to: number): void;
  /** Deletes a row and focuses the next one. */
  remove(index: number): void;
  /** Moves the row that has focus by Alt and an arrow key. */
  handleKeyDown(event: KeyboardEvent): void;
}

/** Returns the actions on rows. `isFixed` rows cannot be moved by keys. */
export function useRowActions(state: RegionRowsState, isFixed: boolean): RowActions {
  const t = useTexts(regionRowsTexts);
  const [announcements] = useState(createAnnouncements);
  const listRef = useRef<HTMLOListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const { rows } = state;

  // Each change is rendered at once: focus that comes a frame later takes itself from a control
  // that was pressed meanwhile.
  const focusRow = (index: number) => {
    const row = listRef.current?.children[index];
    (row?.querySelector<HTMLElement>('button:enabled') ?? addRef.current)?.focus();
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return;
    const focused = document.activeElement as HTMLElement | null;
    flushSync(() => state.move(from, to));
    announcements.announce(t.moved(to + 1, rows.length));
    // Moving an element in the document takes focus from what is in it.
    focused?.focus();
  };

  return {
    listRef,
    addRef,
    announcements,
    add: () => {
      flushSync(() => state.add());
      focusRow(rows.length);
    },
    move,
    remove: (index) => {
      flushSync(() => state.remove(index));
      announcements.announce(t.removed(t.row(index + 1)));
      focusRow(Math.min(index, rows.length - 2));
    },
    handleKeyDown: (event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || by === undefined || isFixed || isComposed(event.nativeEvent)) return;
      const lines = [...(listRef.current?.children ?? [])];
      const index = lines.findIndex((line) => line.contains(event.target as Node));
      if (index < 0) return;
      event.preventDefault();
      event.stopPropagation();
      move(index, index + by);
    },
  };
}
