import type { MouseEvent, PointerEvent } from 'react';
import { cellOf, partOf, type CellElement } from './gridDom';
import { HEAD_ROW } from './model/moves';
import type { GridFocus } from './useGridFocus';
import type { GridSelection } from './useGridSelection';

export interface GridPressOptions {
  focus: GridFocus;
  /** `null` where rows cannot be chosen. */
  choose: GridSelection | null;
  sort(column: number, adds: boolean): boolean;
  open(row: number): void;
  pressSwitch(row: number, column: number, value: 0 | 1): void;
  pressAction(row: number, key: string): void;
  openMenu(row: number, button: HTMLElement): void;
}

/** Presses on the grid's own controls: one handler for all cells. */
export function useGridPress(options: GridPressOptions) {
  const { focus, choose } = options;

  const handlePointerDown = (event: PointerEvent<HTMLTableElement>) => {
    // With a `tabindex` the browser gives focus to the cell itself when what was pressed in it
    // takes none.
    const cell = cellOf(event.target);
    if (cell && !cell.hasAttribute('tabindex')) cell.tabIndex = -1;
  };

  const handleClick = (event: MouseEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target);
    if (!cell || event.defaultPrevented) return;
    const place = focus.placeOf(cell);
    if (partOf(cell.firstElementChild, 'check')) chooseBy(event, cell);
    else if (partOf(event.target, 'sort')) options.sort(place.column, event.shiftKey);
    else if (place.row !== HEAD_ROW) pressIn(event, place);
  };

  const chooseBy = (event: MouseEvent, cell: CellElement) => {
    const { row } = focus.placeOf(cell);
    if (row === HEAD_ROW) choose?.togglePage();
    else if (event.shiftKey) choose?.range(row);
    else choose?.toggle(row);
  };

  const pressIn = (event: MouseEvent, { row, column }: { row: number; column: number }) => {
    const toggle = partOf(event.target, 'switch');
    // One that is being saved is set back by React after the press, since its value stays.
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
    const { row } = focus.placeOf(cell);
    if (row !== HEAD_ROW) options.open(row);
  };

  return {
    onPointerDown: handlePointerDown,
    onClick: handleClick,
    onDoubleClick: handleDoubleClick,
  };
}
