import type { MouseEvent, PointerEvent } from 'react';
import { cellOf, partOf, type CellElement } from './gridDom';
import { HEAD_ROW, type CellPosition } from './model/moves';
import type { GridFocus } from './useGridFocus';
import type { GridSelection } from './useGridSelection';

export interface GridPressOptions {
  focus: GridFocus;
  /** `null` when rows cannot be selected. */
  selectable: GridSelection | null;
  sort(column: number, isAdded: boolean): boolean;
  open(row: number): boolean;
  pressSwitch(row: number, column: number, value: 0 | 1): void;
  pressAction(row: number, key: string): void;
  openMenu(row: number, button: HTMLElement): void;
}

/** Pointer handlers of a grid. */
export interface GridPressState {
  onPointerDown(event: PointerEvent<HTMLTableElement>): void;
  onClick(event: MouseEvent<HTMLTableElement>): void;
  onDoubleClick(event: MouseEvent<HTMLTableElement>): void;
}

/** Returns the pointer handlers of a grid: one handler for all cells. */
export function useGridPress(options: GridPressOptions): GridPressState {
  const { focus, selectable } = options;

  const handlePointerDown = (event: PointerEvent<HTMLTableElement>) => {
    // With a `tabindex` the browser focuses the cell when the pressed content takes no focus.
    const cell = cellOf(event.target);
    if (cell && !cell.hasAttribute('tabindex')) cell.tabIndex = -1;
  };

  const handleClick = (event: MouseEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target);
    if (!cell || event.defaultPrevented) return;
    const position = focus.positionOf(cell);
    if (partOf(cell.firstElementChild, 'check')) selectBy(event, cell);
    else if (partOf(event.target, 'sort')) options.sort(position.column, event.shiftKey);
    else if (position.row !== HEAD_ROW) pressIn(event, position);
  };

  const selectBy = (event: MouseEvent, cell: CellElement) => {
    const { row } = focus.positionOf(cell);
    if (row === HEAD_ROW) selectable?.togglePage();
    else if (event.shiftKey) selectable?.selectTo(row);
    else selectable?.toggle(row);
  };

  const pressIn = (event: MouseEvent, { row, column }: CellPosition) => {
    const toggle = partOf(event.target, 'switch');
    // While it is being saved its value stays, so React reverts the press.
    if (toggle instanceof HTMLInputElement && toggle.getAttribute('aria-busy') !== 'true')
      options.pressSwitch(row, column, toggle.checked ? 1 : 0);
    const action = partOf(event.target, 'action');
    if (!action || action.getAttribute('aria-disabled') === 'true') return;
    if (action.dataset['action'] !== undefined) options.pressAction(row, action.dataset['action']);
    else options.openMenu(row, action);
  };

  const handleDoubleClick = (event: MouseEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target);
    if (!cell || (event.target as Element).closest('a, button, input, select, textarea')) return;
    const { row } = focus.positionOf(cell);
    if (row !== HEAD_ROW) options.open(row);
  };

  return {
    onPointerDown: handlePointerDown,
    onClick: handleClick,
    onDoubleClick: handleDoubleClick,
  };
}
