import type { KeyboardEvent, RefObject } from 'react';
import { isComposed } from '@mingjian/ui';
import { cellOf, controlsOf, isRightToLeft, partOf, type CellElement } from './gridDom';
import { HEAD_ROW, moveFrom, type CellPosition } from './model/moves';
import type { GridFocus } from './useGridFocus';
import type { GridSelection } from './useGridSelection';
import type { RowWindowActions } from './useRowWindow';

export interface GridKeysOptions {
  rowCount: number;
  columnCount: number;
  windowRef: RefObject<RowWindowActions | null>;
  focus: GridFocus;
  /** `null` when rows cannot be selected. */
  selectable: GridSelection | null;
  /** Sorts by a column. Returns whether it is sortable. */
  sort(column: number, isAdded: boolean): boolean;
  /** Opens the row. Returns whether rows can be opened. */
  open(row: number): boolean;
  /** Resizes a column. Returns whether it is resizable. */
  resize(column: number, by: number): boolean;
  copyWithHead(cell: CellElement): void;
}

const RESIZE_STEP = 10;

/** Returns the key handler of a grid, by the grid pattern of the ARIA authoring practices. */
export function useGridKeys(options: GridKeysOptions) {
  return (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target);
    if (!cell || event.defaultPrevented || isComposed(event.nativeEvent)) return;
    const isHandled =
      event.target === cell ? onCell(event, cell, options) : onControl(event, cell, options);
    if (isHandled) event.preventDefault();
  };
}

function onCell(event: KeyboardEvent, cell: CellElement, options: GridKeysOptions): boolean {
  const position = options.focus.positionOf(cell);
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() === 'a' && options.selectable)
      return done(options.selectable.selectPage());
    if (event.key.toLowerCase() === 'c' && event.shiftKey) return done(options.copyWithHead(cell));
  }
  if (event.altKey) return position.row === HEAD_ROW && resize(event, cell, position, options);
  if (event.key === 'Enter' || event.key === 'F2') return enter(event, cell, position, options);
  if (event.key === ' ') return space(event, cell, position, options);
  return move(event, cell, position, options);
}

/**
 * Keys inside a cell: Tab cycles through its controls, Escape and F2 return to the cell. Arrow keys
 * leave the grid's own controls, which do not use them.
 */
function onControl(event: KeyboardEvent, cell: CellElement, options: GridKeysOptions): boolean {
  if (event.key === 'Escape' || event.key === 'F2') {
    event.stopPropagation();
    return done(options.focus.focusCell(options.focus.positionOf(cell)));
  }
  if (event.key === 'Tab' && cell.parentElement?.parentElement?.tagName === 'TBODY') {
    const controls = controlsOf(cell);
    const index = controls.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1);
    controls.at(index % controls.length)?.focus();
    return controls.length > 1;
  }
  if (partOf(event.target, 'own') || !event.key.startsWith('Arrow')) return false;
  return move(event, cell, options.focus.positionOf(cell), options);
}

function enter(
  event: KeyboardEvent,
  cell: CellElement,
  position: CellPosition,
  { sort, open }: GridKeysOptions,
): boolean {
  if (position.row === HEAD_ROW && sort(position.column, event.shiftKey)) return true;
  const [control, another] = controlsOf(cell);
  const isLink = control instanceof HTMLAnchorElement && another === undefined;
  if (isLink && event.key === 'Enter') return done(control.click());
  if (control) return done(control.focus());
  if (position.row !== HEAD_ROW && event.key === 'Enter' && !open(position.row))
    namingLink(cell)?.click();
  return true;
}

/** Returns the link of the cell that names a row, which leads to its page. */
function namingLink(cell: CellElement): HTMLAnchorElement | null | undefined {
  return cell.parentElement?.querySelector<HTMLAnchorElement>("[scope='row'] a[href]");
}

function space(
  event: KeyboardEvent,
  cell: CellElement,
  position: CellPosition,
  { selectable, sort }: GridKeysOptions,
): boolean {
  if (position.row === HEAD_ROW) {
    if (partOf(cell.firstElementChild, 'check')) selectable?.togglePage();
    else sort(position.column, event.shiftKey);
    return true;
  }
  if (event.shiftKey) selectable?.selectTo(position.row);
  else selectable?.toggle(position.row);
  return true;
}

function resize(
  event: KeyboardEvent,
  cell: CellElement,
  position: CellPosition,
  options: GridKeysOptions,
): boolean {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return false;
  const isWider = (event.key === 'ArrowRight') !== isRightToLeft(cell);
  return options.resize(position.column, isWider ? RESIZE_STEP : -RESIZE_STEP);
}

function move(
  event: KeyboardEvent,
  cell: CellElement,
  position: CellPosition,
  options: GridKeysOptions,
): boolean {
  const size = {
    rows: options.rowCount,
    columns: options.columnCount,
    page: options.windowRef.current?.pageSize() ?? 1,
  };
  const next = moveFrom(position, event, size, isRightToLeft(cell));
  if (!next) return false;
  const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  if (
    event.shiftKey &&
    isVertical &&
    options.selectable &&
    position.row !== HEAD_ROW &&
    next.row !== HEAD_ROW
  ) {
    options.selectable.extend(position.row, next.row);
  }
  return done(options.focus.focusCell(next));
}

function done(_: void): true {
  return true;
}
