import type { ApiError, SaveConflict } from '@mingjian/api';
import type { FormConflict } from '@mingjian/widgets/Form';
import { formValue, type StoredRow } from './formValues';
import type { RowField } from './rowField';

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

/** Returns a conflict as a form shows it. `savedAt` is in the reader's words. */
export function formConflictOf(
  { savedBy, savedByYou, fields: differing }: SaveConflict,
  fields: readonly RowField[],
  savedAt: string,
): FormConflict {
  return {
    savedBy,
    savedByYou,
    savedAt,
    fields: differing.map(({ field: name, yours, stored }) => {
      const field = fields.find((one) => one.field === name);
      const shown = (value: unknown) => (field ? formValue(field, value) : value);
      return { field: name, yours: shown(yours), stored: shown(stored) };
    }),
  };
}
