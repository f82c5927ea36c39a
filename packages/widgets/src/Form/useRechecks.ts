import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormField, FormValues } from './formField';
import { fieldProblems, isChecked } from './model/fieldProblems';
import { fieldAt, useProblemText } from './useProblemText';

interface RecheckOptions {
  form: UseFormReturn<Record<string, unknown>>;
  fields: readonly FormField[];
  stored: FormValues;
  /** Whether a submit left fields to correct. */
  isActive: boolean;
}

/** Checks a field with a rule of its own again while its value is corrected. */
export function useRechecks({ form, fields, stored, isActive }: RecheckOptions) {
  const problemText = useProblemText(fields);
  const recheck = useEffectEvent((path: string) => {
    const field = fieldAt(fields, path);
    if (!field || !isChecked(field)) return;
    const [name] = path.split('[');
    const own = fields.filter((one) => one.field === name);
    const problem = fieldProblems(own, form.getValues(), [stored])[path];
    if (problem === undefined) form.clearErrors(path);
    else form.setError(path, { message: problemText(problem, path) });
  });
  useEffect(
    () =>
      isActive
        ? form.subscribe({
            formState: { values: true },
            callback: ({ name }) => {
              if (name !== undefined) recheck(rowPath(name));
            },
          })
        : undefined,
    [form, isActive],
  );
}

/** Returns a path with its row in brackets: `addresses[0].city` for `addresses.0.city`. */
const rowPath = (name: string) => name.replaceAll(/\.(\d+)\./g, '[$1].');
