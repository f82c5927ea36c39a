import type { KeyboardEvent, RefObject } from 'react';
import { isComposed } from '@mingjian/ui';
import { cellOf, controlsOf, isRightToLeft, partOf, type CellElement } from './gridDom';
import { HEAD_ROW, moveFrom, type CellPlace } from './model/moves';
import type { GridFocus } from './useGridFocus';
import type { GridSelection } from './useGridSelection';
import type { RowWindowActions } from './useRowWindow';

export interface GridKeysOptions {
  rowCount: number;
  columnCount: number;
  windowRef: RefObject<RowWindowActions | null>;
  focus: GridFocus;
  /** `null` where rows cannot be chosen. */
  choose: GridSelection | null;
  /** Sorts by the column at this place. Returns whether it can be sorted by. */
  sort(column: number, adds: boolean): boolean;
  /** Opens the row. */
  open(row: number): void;
  /** Returns whether the column can be made wider or narrower. */
  resize(column: number, by: number): boolean;
  copyWithHead(cell: CellElement): void;
}

const RESIZE_STEP = 10;

/** The keys of the grid, after the grid pattern of the ARIA authoring practices. */
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
  const place = options.focus.placeOf(cell);
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() === 'a' && options.choose) return done(options.choose.choosePage());
    if (event.key.toLowerCase() === 'c' && event.shiftKey) return done(options.copyWithHead(cell));
  }
  if (event.altKey) return place.row === HEAD_ROW && resize(event, cell, place, options);
  if (event.key === 'Enter' || event.key === 'F2') return enter(event, cell, place, options);
  if (event.key === ' ') return space(event, cell, place, options);
  return move(event, cell, place, options);
}

/**
 * Inside a cell: Tab goes round its controls, Escape and F2 lead out. The grid's own controls have
 * no use for the arrows.
 */
function onControl(event: KeyboardEvent, cell: CellElement, options: GridKeysOptions): boolean {
  if (event.key === 'Escape' || event.key === 'F2') {
    event.stopPropagation();
    return done(options.focus.focusCell(options.focus.placeOf(cell)));
  }
  if (event.key === 'Tab' && cell.parentElement?.parentElement?.tagName === 'TBODY') {
    const controls = controlsOf(cell);
    const at = controls.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1);
    controls.at(at % controls.length)?.focus();
    return controls.length > 1;
  }
  if (partOf(event.target, 'own') || !event.key.startsWith('Arrow')) return false;
  return move(event, cell, options.focus.placeOf(cell), options);
}

function enter(
  event: KeyboardEvent,
  cell: CellElement,
  place: CellPlace,
  { sort, open }: GridKeysOptions,
): boolean {
  if (place.row === HEAD_ROW && sort(place.column, event.shiftKey)) return true;
  const control = controlsOf(cell)[0];
  if (control) return done(control.focus());
  if (place.row !== HEAD_ROW && event.key === 'Enter') open(place.row);
  return true;
}

function space(
  event: KeyboardEvent,
  cell: CellElement,
  place: CellPlace,
  { choose, sort }: GridKeysOptions,
): boolean {
  if (place.row === HEAD_ROW) {
    if (partOf(cell.firstElementChild, 'check')) choose?.togglePage();
    else sort(place.column, event.shiftKey);
    return true;
  }
  if (event.shiftKey) choose?.range(place.row);
  else choose?.toggle(place.row);
  return true;
}

function resize(
  event: KeyboardEvent,
  cell: CellElement,
  place: CellPlace,
  options: GridKeysOptions,
): boolean {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return false;
  const isWider = (event.key === 'ArrowRight') !== isRightToLeft(cell);
  return options.resize(place.column, isWider ? RESIZE_STEP : -RESIZE_STEP);
}

function move(
  event: KeyboardEvent,
  cell: CellElement,
  place: CellPlace,
  options: GridKeysOptions,
): boolean {
  const size = {
    rows: options.rowCount,
    columns: options.columnCount,
    page: options.windowRef.current?.pageSize() ?? 1,
  };
  const next = moveFrom(place, event, size, isRightToLeft(cell));
  if (!next) return false;
  const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  if (
    event.shiftKey &&
    isVertical &&
    options.choose &&
    place.row !== HEAD_ROW &&
    next.row !== HEAD_ROW
  ) {
    options.choose.extend(place.row, next.row);
  }
  return done(options.focus.focusCell(next));
}

function done(_: void): true {
  return true;
}
