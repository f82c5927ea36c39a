import type { ApiError, SaveConflict } from '@mingjian/api';
import type { FormField, FormValue, FormValues } from '../formField';
import { formValue, type WireRow } from './formValues';

/** Whose value of a field is to stay. */
export type Side = 'yours' | 'stored';

/** What a person chose, by field. */
export type Sides = Readonly<Record<string, Side>>;

/** Returns what a refused save conflicts with; `null` when that is not why it was refused. */
export function conflictIn(error: ApiError): SaveConflict | null {
  const found = error.kind === 'conflict' ? (error.details as Partial<SaveConflict> | null) : null;
  return typeof found?.version === 'number' && Array.isArray(found.fields)
    ? (found as SaveConflict)
    : null;
}

/**
 * Returns the row as it is stored now, as far as the conflict tells: what the next save begins
 * from.
 */
export function rowAfter(
  row: WireRow,
  { version, fields }: SaveConflict,
): WireRow & { version: number } {
  return {
    ...row,
    ...Object.fromEntries(fields.map(({ field, stored }) => [field, stored])),
    version,
  };
}

/**
 * Returns what the form shows once a person has chosen: the stored value where it is to stay, the
 * typed one everywhere else.
 */
export function settledValues(
  fields: readonly FormField[],
  values: FormValues,
  conflict: SaveConflict,
  sides: Sides,
): FormValues {
  const theirs = conflict.fields.flatMap(({ field: name, stored }): [string, FormValue][] => {
    const field = fields.find((known) => known.name === name);
    return field && sides[name] === 'stored' ? [[name, formValue(field, stored)]] : [];
  });
  return { ...values, ...Object.fromEntries(theirs) };
}
