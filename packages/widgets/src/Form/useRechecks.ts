import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useClock } from '../internal/calendar/useClock';
import type { FormField, FormValues } from './formField';
import { fieldProblems, isChecked } from './model/fieldProblems';
import { rowPath } from './useFieldActions';
import { fieldAt, useProblemText } from './useProblemText';

interface RecheckOptions {
  form: UseFormReturn<Record<string, unknown>>;
  fields: readonly FormField[];
  stored: FormValues;
  /** Whether a submit left fields to correct. */
  isSubmitted: boolean;
  /** Whether fields are checked when focus leaves them. */
  checksOnBlur: boolean;
}

/**
 * Checks a field again while its value is corrected: after a submit each with a rule of its own,
 * and one that was found wrong on blur.
 */
export function useRechecks(options: RecheckOptions) {
  const { form, fields, stored, isSubmitted, checksOnBlur } = options;
  const isActive = isSubmitted || checksOnBlur;
  const clock = useClock();
  const problemText = useProblemText(fields);
  const recheck = useEffectEvent((path: string) => {
    const field = fieldAt(fields, path);
    const isWrong = checksOnBlur && form.getFieldState(path).error !== undefined;
    if (!field || !(isWrong || (isSubmitted && isChecked(field)))) return;
    const [name] = path.split('[');
    const own = fields.filter((one) => one.field === name);
    const problem = fieldProblems(own, form.getValues(), [stored], clock.today())[path];
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
