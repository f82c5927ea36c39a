import type { Versioned } from '@mingjian/api';
import type { GridColumn } from '@mingjian/widgets/DataGrid';
import type { DateFormat } from '../useDateFormat';

/** Returns a column of moments, written in the language in force. */
export function timeColumn<Row extends Versioned>(
  field: keyof Row & string,
  label: string,
  dates: DateFormat,
  more: Partial<GridColumn<Row>> = {},
): GridColumn<Row> {
  return {
    field,
    label,
    width: 170,
    sortable: true,
    format: (value) => (typeof value === 'string' ? dates.time(value) : ''),
    ...more,
  };
}

/** Returns a column of days, written in the language in force. */
export function dayColumn<Row extends Versioned>(
  field: keyof Row & string,
  label: string,
  dates: DateFormat,
  more: Partial<GridColumn<Row>> = {},
): GridColumn<Row> {
  return {
    field,
    label,
    width: 130,
    sortable: true,
    format: (value) => (typeof value === 'string' ? dates.day(value) : ''),
    ...more,
  };
}
