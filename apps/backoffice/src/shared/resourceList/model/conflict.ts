import type { ApiError, SaveConflict } from '@mingjian/api';
import type { FormConflict } from '@mingjian/widgets/Form';
import { formValue, partsOf, type StoredRow } from './formValues';
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

/**
 * Returns a conflict as a form shows it. `savedAt` is in the reader's words; `row` is the one that
 * is stored now.
 */
export function formConflictOf(
  { savedBy, savedByYou, fields: differing }: SaveConflict,
  fields: readonly RowField[],
  savedAt: string,
  row: StoredRow,
): FormConflict {
  const single = differing.flatMap(({ field: name, yours, stored }) => {
    if (fields.some(({ parts }) => parts?.includes(name))) return [];
    const field = fields.find((one) => one.field === name);
    const shown = (value: unknown) => (field ? formValue(field, value) : value);
    return [{ field: name, yours: shown(yours), stored: shown(stored) }];
  });
  const joined = fields.flatMap(({ field, parts }) => {
    const changed = differing.filter((one) => parts?.includes(one.field));
    if (!parts || changed.length === 0) return [];
    const stored = partsOf(parts, row);
    const mine = Object.fromEntries(changed.map(({ field: part, yours }) => [part, yours]));
    return [{ field, yours: { ...stored, ...mine }, stored }];
  });
  return { savedBy, savedByYou, savedAt, fields: [...single, ...joined] };
}
