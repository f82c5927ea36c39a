import type { GridColumn } from '../../internal/list/column';
import { cellText, namingIndex } from '../../internal/list/cellText';
import { displayColumns } from '../../internal/list/displayColumns';

/** Returns the column that names a row; `undefined` where there is none. */
export function namingColumn<Row>(
  columns: readonly GridColumn<Row>[],
): GridColumn<Row> | undefined {
  const display = displayColumns(columns, undefined, {
    check: false,
    index: false,
    actions: false,
  });
  const naming = display.columns[namingIndex(display.columns)];
  return naming?.kind === 'value' ? naming.column : undefined;
}

/** Returns the text of a row's naming column, such as its number; empty where there is none. */
export function rowLabel<Row>(columns: readonly GridColumn<Row>[], row: Row): string {
  const naming = namingColumn(columns);
  return naming ? cellText(naming, row) : '';
}
