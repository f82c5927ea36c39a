import type { FormField, FormValues } from '../formField';
import { isEmptyValue, isSameValue } from './emptyFields';

/** Differences between a draft and the record that its form shows. */
export interface DraftDifferences {
  /** Fields whose values differ and fit. */
  changed: readonly FormField[];
  /** Names of the draft's fields that the form no longer has, or has in another shape. */
  unfit: readonly string[];
}

/** Compares a draft with the values of a form. A field that the draft lacks is no difference. */
export function draftDifferences(
  fields: readonly FormField[],
  draft: FormValues,
  values: FormValues,
): DraftDifferences {
  const changed: FormField[] = [];
  const unfit: string[] = [];
  for (const [name, value] of Object.entries(draft)) {
    const field = fields.find((one) => one.field === name);
    if (field ? isSameValue(value, values[name]) : isEmptyValue(value)) continue;
    if (field && fits(field, value)) changed.push(field);
    else unfit.push(field?.label ?? name);
  }
  return { changed, unfit };
}

/** Returns the values of a draft that differ from those of its form and fit. */
export function draftChanges(
  fields: readonly FormField[],
  draft: FormValues,
  values: FormValues,
): FormValues {
  const { changed } = draftDifferences(fields, draft, values);
  return Object.fromEntries(changed.map(({ field }) => [field, draft[field]]));
}

/** Returns the values that a draft may hold: passwords and the letters of images are not stored. */
export function draftable(fields: readonly FormField[], values: FormValues): FormValues {
  return Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== 'password' && kind !== 'captcha')
      .map(({ field }) => [field, values[field] ?? null]),
  );
}

/** Whether a stored value has the shape of a field's values. */
function fits(field: FormField, value: unknown): boolean {
  if (isEmptyValue(value)) return true;
  switch (field.kind) {
    case 'number':
    case 'money':
      return typeof value === 'number' && Number.isFinite(value);
    case 'switch':
      return value === 0 || value === 1;
    case 'select':
    case 'radio':
      return typeof value === (field.numeric ? 'number' : 'string');
    case 'checkbox':
      return Array.isArray(value) && value.every((one) => typeof one !== 'object');
    case 'tags':
      return Array.isArray(value) && value.every((one) => typeof one === 'string');
    case 'dayRange':
    case 'monthRange':
      return (
        isRecord(value) && typeof value['from'] === 'string' && typeof value['to'] === 'string'
      );
    case 'rows':
      return Array.isArray(value) && value.every(isRecord);
    case 'custom':
      return true;
    default:
      return typeof value === 'string';
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
