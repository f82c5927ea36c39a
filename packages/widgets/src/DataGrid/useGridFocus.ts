import { useCallback, useRef, type FocusEvent, type RefObject } from 'react';
import type { RowKey } from '../internal/list/row';
import { cellElement, cellOf, keyOf, type CellElement } from './gridDom';
import { HEAD_ROW, type CellPlace } from './model/moves';
import type { RowWindowActions } from './useRowWindow';

export interface GridFocusOptions {
  tableRef: RefObject<HTMLTableElement | null>;
  windowRef: RefObject<RowWindowActions | null>;
  keys: readonly RowKey[];
  /** Ids of the columns as they are shown. */
  columns: readonly string[];
  /**
   * Whether some cells are drawn by their column: what can be used in them is no tab stop of its
   * own.
   */
  hasOwnCells: boolean;
}

/** The cell that Tab reaches, by what stays the same when rows are sorted and columns moved. */
interface Stop {
  /** `null` for the head. */
  row: RowKey | null;
  column: string;
  /** Where the row was: focus goes there when the row is gone. */
  at: number;
}

const OWN_CONTROLS =
  "[data-part='own'] :is(a[href], button, input, select, textarea):not([tabindex='-1'])";

/**
 * Focus of the grid: one tab stop that roves, and stays with its row. Cells get a `tabindex` only
 * when they need one.
 */
export function useGridFocus(options: GridFocusOptions) {
  const { tableRef } = options;
  const stop = useRef<Stop | null>(null);
  const stopCell = useRef<CellElement | null>(null);
  const hasFocus = useRef(false);
  const latest = useRef(options);
  latest.current = options;

  const settle = useCallback((cell: CellElement | undefined) => {
    if (!cell || stopCell.current === cell) return;
    if (stopCell.current) stopCell.current.tabIndex = -1;
    cell.tabIndex = 0;
    stopCell.current = cell;
  }, []);

  const focusCell = ({ row, column }: CellPlace) => {
    const { keys, columns, windowRef } = latest.current;
    const key = row === HEAD_ROW ? null : keys[row];
    const id = columns[column];
    if (key === undefined || id === undefined || !tableRef.current) return;
    if (key !== null) windowRef.current?.reveal(row);
    stop.current = { row: key, column: id, at: row };
    settle(cellElement(tableRef.current, key, column));
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
      at: key === null ? HEAD_ROW : keys.indexOf(key),
    };
    settle(cell);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false;
  };

  /** Gives the tab stop a cell again, and focus back to the one that lost it. */
  const afterDrawing = useCallback(
    (table: HTMLTableElement) => {
      const { keys, columns, hasOwnCells } = latest.current;
      if (hasOwnCells) leaveTabOrder(table);
      followRow(stop.current, keys);
      if (!stopCell.current?.isConnected) {
        const place = placeNow(stop.current, keys, columns);
        const key = place.row === HEAD_ROW ? null : (keys[place.row] ?? null);
        settle(cellElement(table, key, place.column) ?? firstCell(table));
      }
      if (
        hasFocus.current &&
        stopCell.current &&
        !table.contains(document.activeElement) &&
        isNowhere()
      ) {
        stopCell.current.focus({ preventScroll: true });
      }
    },
    [settle],
  );

  const keptKey = useCallback(() => (hasFocus.current ? (stop.current?.row ?? null) : null), []);
  const placeOf = (cell: CellElement): CellPlace => {
    const key = keyOf(cell);
    return {
      row: key == null ? HEAD_ROW : latest.current.keys.indexOf(key),
      column: cell.cellIndex,
    };
  };

  return { focusCell, placeOf, afterDrawing, keptKey, onFocus: handleFocus, onBlur: handleBlur };
}

export type GridFocus = ReturnType<typeof useGridFocus>;

/** Keeps in mind where the row is, for when it goes. */
function followRow(stop: Stop | null, keys: readonly RowKey[]) {
  if (!stop || stop.row === null || keys[stop.at] === stop.row) return;
  const at = keys.indexOf(stop.row);
  if (at !== -1) stop.at = at;
}

/** Where the stop's cell is now: the row wherever it went, else the row in its place. */
function placeNow(
  stop: Stop | null,
  keys: readonly RowKey[],
  columns: readonly string[],
): CellPlace {
  if (!stop) return { row: keys.length > 0 ? 0 : HEAD_ROW, column: 0 };
  const column = Math.max(0, columns.indexOf(stop.column));
  if (stop.row === null) return { row: HEAD_ROW, column };
  const row = keys.indexOf(stop.row);
  return { row: row === -1 ? Math.min(stop.at, keys.length - 1) : row, column };
}

function leaveTabOrder(table: HTMLTableElement) {
  for (const control of table.querySelectorAll<HTMLElement>(OWN_CONTROLS)) control.tabIndex = -1;
}

/** The browser takes focus from what is removed, and gives it to nobody. */
function isNowhere(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}

function firstCell(table: HTMLTableElement): CellElement | undefined {
  const row = [...(table.tBodies[0]?.rows ?? [])].find(
    ({ dataset }) => dataset['key'] !== undefined,
  );
  return (row ?? table.tHead?.rows[0])?.cells[0];
}
