import { useState } from 'react';
import {
  InputError,
  inputProblems,
  type Accepts,
  type ApiError,
  type InputProblem,
  type SaveConflict,
  type Versioned,
} from '@mingjian/api';
import { useSubmit, type SubmitResult } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { messages } from '../../shell';
import type { ResourceList } from './listOf';
import { conflictIn, resolvedValues, rowAfter, type Sides } from './model/conflict';
import type { FormField, FormValues } from './model/formField';
import { shownFields } from './model/formSections';
import { changesFrom, draftOf, missingIn, valuesOf } from './model/formValues';
import { resourceListTexts } from './resourceList.texts';
import type { OpenForm } from './useOpenForm';

export interface RowFormOptions<Row extends Versioned> {
  calls: ResourceList<Row>['calls'];
  openForm: OpenForm<Row>;
  /** Fields that the person may write. */
  fields: readonly FormField[];
  onSaved(row: Row): void;
}

export interface RowFormState {
  form: UseFormReturn<FormValues>;
  /** Fields that the form asks for with its current values. */
  shown: readonly FormField[];
  isDirty: boolean;
  isSubmitting: boolean;
  /** Message of a failed save that concerns no single field. */
  failure: string | null;
  /** Number of attempts that left fields to correct. */
  failedAttempts: number;
  conflict: SaveConflict | null;
  sides: Sides;
  setSides(sides: Sides): void;
  save(): Promise<void>;
}

/** State of the form of one row. A failed save keeps all values. */
export function useRowForm<Row extends Versioned>({
  calls,
  openForm,
  fields,
  onSaved,
}: RowFormOptions<Row>): RowFormState {
  const t = useTexts(resourceListTexts);
  const [base, setBase] = useState<Row | null>(openForm.row);
  const form = useForm<FormValues>({
    defaultValues: valuesOf(fields, openForm.row),
    ...(openForm.values && {
      values: openForm.values,
      resetOptions: { keepDefaultValues: true },
    }),
  });
  const conditions = fields.flatMap(({ shownFor }) => shownFor?.field ?? []);
  const watched = useWatch({ control: form.control, name: conditions });
  const current = Object.fromEntries(
    conditions.flatMap((name, index) => {
      const value = watched[index];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const shown = shownFields(fields, current, base);
  const create = useSubmit(calls.save);
  const update = useSubmit(calls.update);
  const [failure, setFailure] = useState<string | null>(null);
  const { conflict, sides, setSides, showConflict } = useConflict();
  const [failedAttempts, setFailedAttempts] = useState(0);
  const showProblems = useFieldProblems(form, fields, () =>
    setFailedAttempts((count) => count + 1),
  );

  const handleRefusal = (error: ApiError) => {
    const found = conflictIn(error);
    const isShown = error instanceof InputError && showProblems(error.fields);
    showConflict(found);
    setFailure(found || isShown ? null : error.message);
  };
  const handleResult = (result: SubmitResult<Row>, text: string) => {
    if (!result.ok) return handleRefusal(result.error);
    messages.show({ text, tone: 'success' });
    onSaved(result.data);
  };
  /** Applies the selected sides of a conflict; the next save starts from the stored row. */
  const resolveConflict = (values: FormValues, from: Row | null) => {
    setBase(from);
    showConflict(null);
    for (const [field, value] of Object.entries(values))
      form.setValue(field, value, { shouldDirty: true });
  };

  async function save() {
    const typed = form.getValues();
    const values = conflict ? resolvedValues(fields, typed, conflict, sides) : typed;
    const asked = shownFields(fields, values, base);
    const from = conflict && base ? ({ ...base, ...rowAfter(base, conflict) } as Row) : base;
    form.clearErrors();
    setFailure(null);
    if (conflict) resolveConflict(values, from);

    const changes = from ? changesFrom(asked, values, from) : draftOf(asked, values);
    if (from && Object.keys(changes).length === 0) {
      messages.show({ text: t.unchanged });
      return onSaved(from);
    }
    const input = from ? { ...changes, id: from.id, version: from.version } : changes;
    const problems = {
      ...(await problemsOf((from ? calls.update : calls.save).input, input)),
      ...missingIn(asked, values),
    };
    if (Object.keys(problems).length > 0) return void showProblems(problems);
    handleResult(await (from ? update : create).submit(input), from ? t.changed : t.added);
  }

  return {
    form,
    shown,
    isDirty: form.formState.isDirty,
    isSubmitting: create.isSubmitting || update.isSubmitting,
    failure,
    failedAttempts,
    conflict,
    sides,
    setSides,
    save,
  };
}

/** Kinds of fields whose values are selected, not typed. */
const CHOICES: ReadonlySet<FormField['kind']> = new Set(['code', 'reference', 'day', 'time']);

/** The conflict of the last save, and the sides that are selected to resolve it. */
function useConflict() {
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const [sides, setSides] = useState<Sides>({});
  const showConflict = (found: SaveConflict | null) => {
    setConflict(found);
    if (found) setSides(Object.fromEntries(found.fields.map(({ field }) => [field, 'yours'])));
  };
  return { conflict, sides, setSides, showConflict };
}

/** Returns the problems of an input by field, before it is sent. */
async function problemsOf(
  schema: Accepts<unknown>,
  input: unknown,
): Promise<Record<string, InputProblem>> {
  try {
    await schema.validate(input, { abortEarly: false });
    return {};
  } catch (error) {
    return inputProblems(error);
  }
}

/**
 * Returns a function that marks fields with problems or messages. It returns whether each problem
 * concerns a field of the form.
 */
function useFieldProblems(
  form: UseFormReturn<FormValues>,
  fields: readonly FormField[],
  onProblems: () => void,
) {
  const t = useTexts(resourceListTexts);
  const textOf = (problem: InputProblem | string, name: string) => {
    if (typeof problem === 'string') return problem;
    if (problem.rule === 'required') {
      const field = fields.find((formField) => formField.field === name);
      return t.required(field?.label ?? name, field !== undefined && CHOICES.has(field.kind));
    }
    if (problem.rule === 'custom') return problem.message;
    if (problem.rule === 'notAllowed') return t.wrongFormat;
    return 'limit' in problem ? t[problem.rule](problem.limit) : t[problem.rule];
  };
  return (problems: Readonly<Record<string, InputProblem | string>>) => {
    const entries = Object.entries(problems);
    for (const [field, problem] of entries)
      form.setError(field, { message: textOf(problem, field) });
    if (entries.length > 0) onProblems();
    const isOnForm = ([name]: [string, unknown]) => fields.some(({ field }) => field === name);
    return entries.length > 0 && entries.every(isOnForm);
  };
}
