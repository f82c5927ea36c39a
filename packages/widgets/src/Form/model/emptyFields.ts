import type { FormField, FormValues } from '../formField';
import type { FormProblem } from '../formProblem';

/** Whether a value counts as none: nothing, blanks, an empty list, a range without ends. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object') return Object.values(value).every(isEmptyValue);
  return false;
}

/** Whether two values are the same, as a form compares them: nothing equals an empty text. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (isEmptyValue(one) && isEmptyValue(other)) return true;
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

/** Returns a problem for each required field that is empty, in rows by their path. */
export function missingValues(
  fields: readonly FormField[],
  values: FormValues,
): Record<string, FormProblem> {
  const problems: Record<string, FormProblem> = {};
  for (const field of fields) {
    const value = values[field.field];
    if (field.required && isEmptyValue(value)) problems[field.field] = { rule: 'required' };
    if (field.kind !== 'rows' || !Array.isArray(value)) continue;
    for (const [index, row] of (value as FormValues[]).entries())
      for (const [name, problem] of Object.entries(missingValues(field.fields, row)))
        problems[`${field.field}[${index}].${name}`] = problem;
  }
  return problems;
}
