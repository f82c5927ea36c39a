import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { rowStartingWith, treeMove, type TreeMove } from './model/treeMoves';
import type { TreeRow } from './model/treeRows';
import type { TreeState } from './useTree';
import { rowIndex, type TreeFocusState } from './useTreeFocus';

/** Milliseconds without typing after which type-ahead starts anew. */
const TYPE_AHEAD_TIMEOUT = 500;

/** Returns the keyboard and click handlers of a tree. */
export function useTreeKeys(state: TreeState, focus: TreeFocusState) {
  const typed = useRef({ text: '', time: 0 });

  const press = (row: TreeRow, by: 'Enter' | 'Space') => {
    if (row.kind !== 'item') return row.kind === 'failed' ? state.retry(row.parent) : undefined;
    if (state.isChecking && (by === 'Space' || state.selection === 'none'))
      return state.check(row.item);
    if (state.selection !== 'none') return state.select(row.item);
    state.setExpanded([row.key], !row.isExpanded);
  };

  const perform = (move: TreeMove) => {
    if (move.kind === 'go') return focus.moveTo(move.to);
    if (move.kind === 'expand' || move.kind === 'collapse')
      return state.setExpanded([move.key], move.kind === 'expand');
    const row = state.rows[focus.index];
    if (!row) return;
    if (move.kind === 'press') return press(row, move.by);
    const siblings = state.rows.filter(
      (one) => one.parent === row.parent && one.kind === 'item' && one.isBranch,
    );
    state.setExpanded(
      siblings.map(({ key }) => key),
      true,
    );
  };

  const typeAhead = (event: KeyboardEvent) => {
    const isNew = event.timeStamp - typed.current.time > TYPE_AHEAD_TIMEOUT;
    typed.current = { text: (isNew ? '' : typed.current.text) + event.key, time: event.timeStamp };
    const found = rowStartingWith(typed.current.text, state.rows, focus.index);
    if (found !== null) focus.moveTo(found);
  };

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const move = treeMove(event.key, state.rows, focus.index, isRtl);
      if (move) {
        event.preventDefault();
        typed.current.text = '';
        perform(move);
      } else if (event.key.length === 1 && event.key !== ' ') typeAhead(event);
    },
    onClick: (event: MouseEvent) => {
      const row = state.rows[rowIndex(event.target)];
      const isOn = (part: string) =>
        event.target instanceof Element && event.target.closest(part) !== null;
      if (!row) return;
      if (row.kind === 'item' && row.isBranch && isOn('[data-arrow]'))
        state.setExpanded([row.key], !row.isExpanded);
      else press(row, isOn('[data-box]') ? 'Space' : 'Enter');
    },
  };
}
