import { useCallback, useRef, type FocusEvent, type RefObject } from 'react';
import type { RowKey } from '../internal/list/row';
import { cellElement, cellOf, keyOf, type CellElement } from './gridDom';
import { HEAD_ROW, type CellPosition } from './model/moves';
import type { RowWindowActions } from './useRowWindow';

export interface GridFocusOptions {
  tableRef: RefObject<HTMLTableElement | null>;
  windowRef: RefObject<RowWindowActions | null>;
  keys: readonly RowKey[];
  /** Ids of the visible columns. */
  columns: readonly string[];
  /** Whether some columns render custom cells, whose controls must leave the tab order. */
  hasCustomCells: boolean;
}

/** The tab stop, by identifiers that survive sorting and moving columns. */
interface TabStop {
  /** `null` for the header. */
  row: RowKey | null;
  column: string;
  /** Index of the row, for when the row is removed. */
  index: number;
}

const CUSTOM_CONTROLS =
  "[data-part='own'] :is(a[href], button, input, select, textarea):not([tabindex='-1'])";

/** Focus of a grid. */
export interface GridFocus {
  focusCell(position: CellPosition): void;
  positionOf(cell: CellElement): CellPosition;
  /** Restores the tab stop and a lost focus. Call it after each render. */
  onRender(table: HTMLTableElement): void;
  /** Returns the key of the focused row, `null` without focus. */
  retainedKey(): RowKey | null;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

/**
 * Returns the focus of a grid: a roving tab stop that stays with its row. Cells get a `tabindex`
 * only when they need one.
 */
export function useGridFocus(options: GridFocusOptions): GridFocus {
  const { tableRef } = options;
  const stop = useRef<TabStop | null>(null);
  const stopCell = useRef<CellElement | null>(null);
  const hasFocus = useRef(false);
  const latest = useRef(options);
  latest.current = options;

  const setTabStop = useCallback((cell: CellElement | undefined) => {
    if (!cell || stopCell.current === cell) return;
    if (stopCell.current) stopCell.current.tabIndex = -1;
    cell.tabIndex = 0;
    stopCell.current = cell;
  }, []);

  const focusCell = ({ row, column }: CellPosition) => {
    const { keys, columns, windowRef } = latest.current;
    const key = row === HEAD_ROW ? null : keys[row];
    const id = columns[column];
    if (key === undefined || id === undefined || !tableRef.current) return;
    if (key !== null) windowRef.current?.reveal(row);
    stop.current = { row: key, column: id, index: row };
    setTabStop(cellElement(tableRef.current, key, column));
    stopCell.current?.focus();
  };

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    const key = cell && keyOf(cell);
    if (!cell || key === undefined) return;
    const { keys, columns } = latest.current;
    hasFocus.current = true;
    stop.current = {
      row: key,
      column: columns[cell.cellIndex] ?? '',
      index: key === null ? HEAD_ROW : keys.indexOf(key),
    };
    setTabStop(cell);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false;
  };

  const onRender = useCallback(
    (table: HTMLTableElement) => {
      const { keys, columns, hasCustomCells } = latest.current;
      if (hasCustomCells) leaveTabOrder(table);
      followRow(stop.current, keys);
      if (!stopCell.current?.isConnected) {
        const position = currentPosition(stop.current, keys, columns);
        const key = position.row === HEAD_ROW ? null : (keys[position.row] ?? null);
        setTabStop(cellElement(table, key, position.column) ?? firstCell(table));
      }
      if (
        hasFocus.current &&
        stopCell.current &&
        !table.contains(document.activeElement) &&
        isFocusLost()
      ) {
        stopCell.current.focus({ preventScroll: true });
      }
    },
    [setTabStop],
  );

  const retainedKey = useCallback(
    () => (hasFocus.current ? (stop.current?.row ?? null) : null),
    [],
  );
  const positionOf = (cell: CellElement): CellPosition => {
    const key = keyOf(cell);
    return {
      row: key == null ? HEAD_ROW : latest.current.keys.indexOf(key),
      column: cell.cellIndex,
    };
  };

  return {
    focusCell,
    positionOf,
    onRender,
    retainedKey,
    onFocus: handleFocus,
    onBlur: handleBlur,
  };
}

/** Updates the index of the tab stop's row, for when the row is removed. */
function followRow(stop: TabStop | null, keys: readonly RowKey[]) {
  if (!stop || stop.row === null || keys[stop.index] === stop.row) return;
  const index = keys.indexOf(stop.row);
  if (index !== -1) stop.index = index;
}

/** Returns the position of the tab stop: its row, or the row that replaced it. */
function currentPosition(
  stop: TabStop | null,
  keys: readonly RowKey[],
  columns: readonly string[],
): CellPosition {
  if (!stop) return { row: keys.length > 0 ? 0 : HEAD_ROW, column: 0 };
  const column = Math.max(0, columns.indexOf(stop.column));
  if (stop.row === null) return { row: HEAD_ROW, column };
  const row = keys.indexOf(stop.row);
  return { row: row === -1 ? Math.min(stop.index, keys.length - 1) : row, column };
}

function leaveTabOrder(table: HTMLTableElement) {
  for (const control of table.querySelectorAll<HTMLElement>(CUSTOM_CONTROLS)) control.tabIndex = -1;
}

/** Whether no element has focus, as after the focused one was removed. */
function isFocusLost(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}

function firstCell(table: HTMLTableElement): CellElement | undefined {
  const row = [...(table.tBodies[0]?.rows ?? [])].find(
    ({ dataset }) => dataset['key'] !== undefined,
  );
  return (row ?? table.tHead?.rows[0])?.cells[0];
}
