import { useTexts } from '@mingjian/ui';
import type { FieldEntry, FormField } from './formField';
import type { FormProblem } from './formProblem';
import { formTexts } from './Form.texts';

/** Kinds whose values are selected, not typed. */
const SELECTED: ReadonlySet<FormField['kind']> = new Set([
  'select',
  'radio',
  'checkbox',
  'reference',
  'day',
  'month',
  'time',
  'dayRange',
  'monthRange',
]);

/** Returns a function that words the problem of a field, which it finds by its path. */
export function useProblemText(fields: readonly FormField[]) {
  const t = useTexts(formTexts);
  return (problem: FormProblem, path: string): string => {
    if (typeof problem === 'string') return problem;
    if (problem.rule === 'custom') return problem.message;
    if (problem.rule === 'required') {
      const field = fieldAt(fields, path);
      return field?.requiredText ?? t.required(field?.label ?? path, entryOf(field));
    }
    if (problem.rule === 'notAllowed') return t.wrongFormat;
    return 'limit' in problem ? t[problem.rule](problem.limit) : t[problem.rule];
  };
}

function entryOf(field: FormField | undefined): FieldEntry {
  if (field?.kind === 'custom') return field.entry ?? 'typed';
  return field && SELECTED.has(field.kind) ? 'selected' : 'typed';
}

/** Returns the field at a path such as `addresses[0].city`; `undefined` for none. */
export function fieldAt(fields: readonly FormField[], path: string): FormField | undefined {
  const [, name, rest] = /^([^[.]+)(?:\[\d+\]\.(.+))?$/.exec(path) ?? [];
  const field = fields.find((one) => one.field === name);
  return field?.kind === 'rows' && rest !== undefined ? fieldAt(field.fields, rest) : field;
}
