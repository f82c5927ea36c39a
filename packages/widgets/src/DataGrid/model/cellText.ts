import type { GridColumn, ListOption } from '../../internal/list/column';
import type { GridPlace } from './placeColumns';

/** Returns the row's value of a column. */
export function cellValue<Row>(column: GridColumn<Row>, row: Row): unknown {
  return (row as Readonly<Record<string, unknown>>)[column.field];
}

/**
 * Returns the words of a cell: what its column makes of the value, the words of a coded value, else
 * the value itself.
 */
export function cellText<Row>(column: GridColumn<Row>, row: Row): string {
  const value = cellValue(column, row);
  if (column.format) return column.format(value, row);
  if (value == null) return '';
  return column.options ? (optionOf(column, value)?.text ?? plain(value)) : plain(value);
}

/** Returns the option that a coded value stands for. */
export function optionOf<Row>(column: GridColumn<Row>, value: unknown): ListOption | undefined {
  return value == null ? undefined : column.options?.find(({ key }) => key === plain(value));
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  return Array.isArray(value) ? value.map(plain).join(', ') : (JSON.stringify(value) ?? '');
}

/**
 * Returns the place of the column that names its rows: one that can never be hidden, else the first
 * one that shows plain words; -1 for none.
 */
export function namingPlace<Row>(places: readonly GridPlace<Row>[]): number {
  const findIn = (names: (column: GridColumn<Row>) => boolean) =>
    places.findIndex(
      (place) =>
        place.kind === 'value' &&
        !place.column.imgFlag &&
        !place.column.switchFlag &&
        names(place.column),
    );
  const found = [
    findIn(({ mustFlag, tagFlag }) => mustFlag === true && !tagFlag),
    findIn(({ tagFlag, render }) => !tagFlag && render === undefined),
    findIn(() => true),
  ];
  return found.find((at) => at !== -1) ?? -1;
}
