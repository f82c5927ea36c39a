import type { ApiError, SaveConflict } from '@mingjian/api';
import type { FormField, FormValue, FormValues } from './formField';
import { formValue, type StoredRow } from './formValues';

/** The value of a field to keep: the typed or the stored one. */
export type Side = 'yours' | 'stored';

/** Selected sides, by field. */
export type Sides = Readonly<Record<string, Side>>;

/** Returns the conflict of a refused save; `null` when it was refused for another reason. */
export function conflictIn(error: ApiError): SaveConflict | null {
  const found = error.kind === 'conflict' ? (error.details as Partial<SaveConflict> | null) : null;
  return typeof found?.version === 'number' && Array.isArray(found.fields)
    ? (found as SaveConflict)
    : null;
}

/** Returns the row as now stored, as far as the conflict shows it. The next save starts from it. */
export function rowAfter(
  row: StoredRow,
  { version, fields }: SaveConflict,
): StoredRow & { version: number } {
  return {
    ...row,
    ...Object.fromEntries(fields.map(({ field, stored }) => [field, stored])),
    version,
  };
}

/** Returns the form values with the stored value of each field where that side is selected. */
export function resolvedValues(
  fields: readonly FormField[],
  values: FormValues,
  conflict: SaveConflict,
  sides: Sides,
): FormValues {
  const stored = conflict.fields.flatMap((differing): [string, FormValue][] => {
    const field = fields.find(({ field: name }) => name === differing.field);
    return field && sides[field.field] === 'stored'
      ? [[field.field, formValue(field, differing.stored)]]
      : [];
  });
  return { ...values, ...Object.fromEntries(stored) };
}
