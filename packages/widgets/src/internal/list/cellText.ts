import type { GridColumn, ListOption } from './column';
import type { DisplayColumn } from './displayColumns';

/** Returns the row's value of a column. */
export function cellValue<Row>(column: GridColumn<Row>, row: Row): unknown {
  return row[column.field];
}

/**
 * Returns the text of a cell: formatted by its column, the label of a coded value, or the value.
 */
export function cellText<Row>(column: GridColumn<Row>, row: Row): string {
  const value = cellValue(column, row);
  if (column.format) return column.format(value, row);
  if (value == null) return '';
  return column.options ? (optionOf(column, value)?.text ?? plainText(value)) : plainText(value);
}

/** Returns the text that the clipboard gets of a cell: none of a masked value. */
export function copiedText<Row>(column: GridColumn<Row>, row: Row): string {
  return column.masked ? '' : cellText(column, row);
}

/** Returns the text that a cell shows: the short one of its column, or that of `cellText`. */
export function shownText<Row>(column: GridColumn<Row>, row: Row): string {
  return column.shortText?.(cellValue(column, row), row) ?? cellText(column, row);
}

/** Returns the option of a coded value. */
export function optionOf<Row>(column: GridColumn<Row>, value: unknown): ListOption | undefined {
  return value == null ? undefined : column.options?.find(({ key }) => key === plainText(value));
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  return Array.isArray(value) ? value.map(plainText).join(', ') : (JSON.stringify(value) ?? '');
}

/**
 * Returns the index of the column that names the rows: a `mustFlag` column, otherwise the first one
 * with plain text; -1 for none.
 */
export function namingIndex<Row>(columns: readonly DisplayColumn<Row>[]): number {
  const findWhere = (names: (column: GridColumn<Row>) => boolean) =>
    columns.findIndex(
      (display) =>
        display.kind === 'value' &&
        display.column.as !== 'image' &&
        display.column.as !== 'switch' &&
        names(display.column),
    );
  const candidates = [
    findWhere(({ mustFlag, as }) => mustFlag === true && as !== 'tag'),
    findWhere(({ as, render }) => as !== 'tag' && render === undefined),
    findWhere(() => true),
  ];
  return candidates.find((index) => index !== -1) ?? -1;
}
