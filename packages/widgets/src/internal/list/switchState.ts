import type { GridColumn } from './column';
import { cellValue } from './cellText';

/** A switched value. It is shown while it is saved, and until the row is another object. */
export interface SwitchedValue {
  value: 0 | 1;
  isSaving: boolean;
  /** The row whose value it replaces. */
  row: unknown;
}

/** The switched values of a row, by field. */
export type SwitchedValues = Readonly<Record<string, SwitchedValue>>;

/** The shown state of a switch. */
export interface SwitchState {
  isOn: boolean;
  isSaving: boolean;
}

/**
 * Returns the state of a switch: the switched value while it is saved and until the row is another
 * object, otherwise the row's.
 */
export function switchState<Row>(
  column: GridColumn<Row>,
  row: Row,
  switched: SwitchedValues | undefined,
): SwitchState {
  const change = switched?.[column.field];
  const isNewer = change !== undefined && (change.isSaving || change.row === row);
  return {
    isOn: (isNewer ? change.value : Number(cellValue(column, row))) === 1,
    isSaving: change?.isSaving === true,
  };
}
