import { monthRangeProblem } from '../../MonthRange';
import type { FormField, FormValues } from '../formField';
import type { FormProblem } from '../formProblem';
import { isEmptyValue, isSameValue } from './emptyFields';
import { rangeIn } from './range';

/**
 * Returns the problem of each field whose value is missing or breaks its rule, in rows by their
 * path. A value of the stored records breaks none: it may be masked, or older than the rule.
 */
export function fieldProblems(
  fields: readonly FormField[],
  values: FormValues,
  stored: readonly FormValues[],
  today: string,
): Record<string, FormProblem> {
  const problems: Record<string, FormProblem> = {};
  for (const field of fields) {
    const value = values[field.field];
    const before = stored.map((record) => record[field.field]);
    const problem = problemOf(field, value, { before, values, today });
    if (problem !== undefined) problems[field.field] = problem;
    if (field.kind !== 'rows') continue;
    for (const [index, row] of rowsIn(value).entries())
      for (const [name, inner] of Object.entries(
        fieldProblems(field.fields, row, before.flatMap(rowsIn), today),
      ))
        problems[`${field.field}[${index}].${name}`] = inner;
  }
  return problems;
}

function problemOf(
  field: FormField,
  value: unknown,
  { before, values, today }: { before: readonly unknown[]; values: FormValues; today: string },
): FormProblem | undefined {
  if (isEmptyValue(value)) return field.required ? { rule: 'required' } : undefined;
  if (before.some((one) => isSameValue(trimmed(value), trimmed(one)))) return undefined;
  return (
    (field.kind === 'monthRange' && rangeProblem(value, today)) || field.check?.(value, values)
  );
}

const RANGE_RULES = {
  missing: 'incompleteRange',
  reversed: 'endBeforeStart',
  future: 'startAfterNow',
} as const;

function rangeProblem(value: unknown, today: string): FormProblem | undefined {
  const range = rangeIn(value);
  const problem = range && monthRangeProblem(range, today);
  return problem ? { rule: RANGE_RULES[problem.kind] } : undefined;
}

/** Blanks at the ends of a text are not saved. */
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

const rowsIn = (value: unknown) => (Array.isArray(value) ? (value as FormValues[]) : []);
