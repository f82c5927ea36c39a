import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createAnnouncements, isComposed, useTexts, type Announcements } from '@mingjian/ui';
import { useStableActions } from '../internal/useStableActions';
import { itemEditorTexts } from './ItemEditor.texts';
import type { ItemEditorState } from './useItemEditor';

/** Actions of one identity, so that only the row that changed renders. */
export type ItemActions = Pick<
  ItemEditorState,
  | 'changeGroup'
  | 'removeGroup'
  | 'changeItem'
  | 'removeItem'
  | 'moveItem'
  | 'addGroup'
  | 'addItems'
  | 'undo'
>;

/** Actions with their focus and announcements. */
export interface ItemActionsState {
  actions: ItemActions;
  announcements: Announcements;
  /** Ref of the whole editor. */
  rootRef: RefObject<HTMLDivElement | null>;
  /** Undoes by Ctrl+Z, and moves the item that has focus by Alt and an arrow key. */
  handleKeyDown(event: KeyboardEvent): void;
}

/** Returns the actions on items, which move the focus and are announced. */
export function useItemActions(state: ItemEditorState, isFixed: boolean): ItemActionsState {
  const t = useTexts(itemEditorTexts);
  const [announcements] = useState(createAnnouncements);
  const rootRef = useRef<HTMLDivElement>(null);
  const { groups } = state;

  const rowsOf = (group: number) =>
    rootRef.current?.querySelectorAll<HTMLElement>(`[data-group="${group}"]`);
  const actions = useStableActions<ItemActions>({
    changeGroup: state.changeGroup,
    changeItem: state.changeItem,
    addGroup: state.addGroup,
    addItems: (group, drafts) => {
      state.addItems(group, drafts);
      announcements.announce(t.pasted(drafts.length));
    },
    undo: () => {
      if (!state.canUndo) return;
      state.undo();
      announcements.announce(t.undone);
    },
    removeGroup: (group) => {
      const { table } = groups[group]!;
      flushSync(() => state.removeGroup(group));
      announcements.announce(t.itemRemoved(table));
      rootRef.current?.querySelector<HTMLElement>('[data-add-group]')?.focus();
    },
    removeItem: (group, index) => {
      const { title } = groups[group]!.dataForm[index]!;
      flushSync(() => state.removeItem(group, index));
      announcements.announce(t.itemRemoved(title));
      const rows = rowsOf(group);
      const row = rows?.[Math.min(index, rows.length - 1)];
      const add = rootRef.current?.querySelector<HTMLElement>(`[data-add-item="${group}"]`);
      (row?.querySelector('input') ?? add)?.focus();
    },
    moveItem: (group, from, to) => {
      const count = groups[group]!.dataForm.length;
      if (to < 0 || to >= count) return;
      const focused = document.activeElement as HTMLElement | null;
      flushSync(() => state.moveItem(group, from, to));
      announcements.announce(t.itemMoved(to + 1, count));
      // Moving an element in the document takes focus from what is in it.
      focused?.focus();
    },
  });

  return {
    actions,
    announcements,
    rootRef,
    handleKeyDown: (event) => {
      if (isFixed || isComposed(event.nativeEvent)) return;
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
      const row = (event.target as HTMLElement).closest<HTMLElement>('[data-group]');
      // What is typed in a dialog of the editor is undone by the browser.
      if (!rootRef.current?.contains(event.target as Node)) return;
      if (isUndo) actions.undo();
      else if (by !== undefined && row) {
        const { group, index } = row.dataset;
        actions.moveItem(Number(group), Number(index), Number(index) + by);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
