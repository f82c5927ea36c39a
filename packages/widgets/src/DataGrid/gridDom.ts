import type { RowKey } from '../internal/list/row';

/** A header or body cell. */
export type CellElement = HTMLTableCellElement;

/** Selector of the controls in a cell. */
const CONTROLS = 'a[href], button, input, select, textarea';

/** Returns the body row of a key, if it is rendered. */
function rowElement(table: HTMLTableElement, key: RowKey): HTMLTableRowElement | undefined {
  for (const row of table.tBodies[0]?.rows ?? []) if (row.dataset['key'] === key) return row;
  return undefined;
}

/** Returns the cell of a row, or of the header for `null`, if it is rendered. */
export function cellElement(
  table: HTMLTableElement,
  key: RowKey | null,
  column: number,
): CellElement | undefined {
  const row = key === null ? table.tHead?.rows[0] : rowElement(table, key);
  return row?.cells[column];
}

/** Returns the cell of an event target. */
export function cellOf(target: EventTarget | null): CellElement | null {
  return target instanceof Element ? target.closest<CellElement>('td, th') : null;
}

/** Returns the key of a cell's row: `null` for the header, `undefined` outside rows. */
export function keyOf(cell: CellElement): RowKey | null | undefined {
  const row = cell.parentElement as HTMLTableRowElement;
  return row.parentElement?.tagName === 'THEAD' ? null : row.dataset['key'];
}

/** Returns the enabled controls of a cell, in DOM order. */
export function controlsOf(cell: CellElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.matches(':disabled'),
  );
}

/** Returns the part of the grid around an event target, such as `check`, `switch` or `sort`. */
export function partOf(target: EventTarget | null, part: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[data-part='${part}']`) : null;
}

/** Whether the text direction of an element is right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
