import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useClock } from '../internal/calendar/useClock';
import type { FormField, FormValues } from './formField';
import type { FormProblems, FormSchema } from './formProblem';
import { fieldProblems } from './model/fieldProblems';
import { dependentsOf, sentValues } from './model/formSections';
import { schemaProblems } from './model/schemaProblems';
import { dottedPath, rowPath } from './useFieldActions';
import { fieldAt, useProblemText } from './useProblemText';

interface RecheckOptions {
  form: UseFormReturn<Record<string, unknown>>;
  fields: readonly FormField[];
  stored: FormValues;
  schema: FormSchema | undefined;
  /** Whether a submit left fields to correct. */
  isSubmitted: boolean;
  /** Whether fields are checked when focus leaves them. */
  checksOnBlur: boolean;
}

/**
 * Checks a field again while its value is corrected: after a submit each, otherwise one that was
 * found wrong; with it, wrong ones whose checks read its value. The newest result wins.
 */
export function useRechecks(options: RecheckOptions) {
  const { form, fields, stored, schema, isSubmitted, checksOnBlur } = options;
  const isActive = isSubmitted || checksOnBlur;
  const clock = useClock();
  const problemText = useProblemText(fields);
  const pending = useRef(new Set<string>());
  // Errors of rows have no message of their own.
  const isWrong = (path: string) =>
    form.getFieldState(dottedPath(path)).error?.message !== undefined;
  const show = (paths: Iterable<string>, problems: FormProblems) => {
    for (const path of paths) {
      const problem = problems[path];
      if (problem !== undefined)
        form.setError(dottedPath(path), { message: problemText(problem, path) });
      else if (isWrong(path)) form.clearErrors(path);
    }
  };
  const recheck = useEffectEvent(async (changed: string) => {
    if (fieldAt(fields, changed) && (isSubmitted || isWrong(changed))) pending.current.add(changed);
    for (const name of dependentsOf(changed, fields)) if (isWrong(name)) pending.current.add(name);
    const paths = (pending.current = new Set(pending.current));
    if (paths.size === 0) return;
    const { asked, sent } = sentValues(fields, { ...stored, ...form.getValues() });
    const problems = fieldProblems(asked, sent, [stored], clock.today());
    const found = schema && { ...(await schemaProblems(schema, sent)), ...problems };
    if (paths !== pending.current) return;
    pending.current = new Set();
    show(paths, found ?? problems);
  });
  useEffect(
    () =>
      isActive
        ? form.subscribe({
            formState: { values: true },
            callback: ({ name }) => {
              if (name !== undefined) void recheck(rowPath(name));
            },
          })
        : undefined,
    [form, isActive],
  );
}
