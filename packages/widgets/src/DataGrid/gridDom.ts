import type { RowKey } from '../internal/list/row';

/** A cell of the table, head or body. */
export type CellElement = HTMLTableCellElement;

/** What in a cell can be used. */
const CONTROLS = 'a[href], button, input, select, textarea';

/** Returns the body row of a key, if it is drawn. */
function rowElement(table: HTMLTableElement, key: RowKey): HTMLTableRowElement | undefined {
  for (const row of table.tBodies[0]?.rows ?? []) if (row.dataset['key'] === key) return row;
  return undefined;
}

/** Returns the cell of a row, or of the head for `null`, if it is drawn. */
export function cellElement(
  table: HTMLTableElement,
  key: RowKey | null,
  column: number,
): CellElement | undefined {
  const row = key === null ? table.tHead?.rows[0] : rowElement(table, key);
  return row?.cells[column];
}

/** Returns the cell an event happened in. */
export function cellOf(target: EventTarget | null): CellElement | null {
  return target instanceof Element ? target.closest<CellElement>('td, th') : null;
}

/** Returns the key of the row a cell is in: `null` for the head, `undefined` for what is no row. */
export function keyOf(cell: CellElement): RowKey | null | undefined {
  const row = cell.parentElement as HTMLTableRowElement;
  return row.parentElement?.tagName === 'THEAD' ? null : row.dataset['key'];
}

/** Returns what in a cell can be used, in reading order. */
export function controlsOf(cell: CellElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.matches(':disabled'),
  );
}

/**
 * Returns the grid's own control an event happened on: `check`, `switch`, `sort`, `action`,
 * `resize`.
 */
export function partOf(target: EventTarget | null, part: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[data-part='${part}']`) : null;
}

/** Whether the page is read from right to left where the element stands. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
