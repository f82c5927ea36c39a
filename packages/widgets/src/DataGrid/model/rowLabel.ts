import type { GridColumn } from '../../internal/list/column';
import { cellText, namingIndex } from './cellText';
import { displayColumns } from './displayColumns';

/** Returns the text of a row's naming column, such as its number; empty where there is none. */
export function rowLabel<Row>(columns: readonly GridColumn<Row>[], row: Row): string {
  const display = displayColumns(columns, undefined, {
    check: false,
    index: false,
    actions: false,
  });
  const naming = display.columns[namingIndex(display.columns)];
  return naming?.kind === 'value' ? cellText(naming.column, row) : '';
}
