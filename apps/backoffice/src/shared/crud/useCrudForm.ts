import { useState } from 'react';
import { InputError, type ApiError, type SaveConflict, type Versioned } from '@mingjian/api';
import { useSubmit, type SubmitResult } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { messages } from '../../shell';
import { crudTexts } from './crud.texts';
import type { CrudSet } from './crudSet';
import type { FormField, FormValues } from './formField';
import { conflictIn, rowAfter, settledValues, type Sides } from './model/conflict';
import { changesFrom, draftOf, missingIn, valuesOf } from './model/formValues';
import { problemsOf } from './model/problems';
import type { CrudTask } from './useCrudTask';
import { useProblemText } from './useProblemText';

export interface CrudFormOptions<Row extends Versioned> {
  set: CrudSet<Row>;
  task: CrudTask<Row>;
  /** The fields that this person may fill in. */
  fields: readonly FormField[];
  onSaved(row: Row): void;
}

/** What a form shows beside its fields. */
export interface CrudFormState {
  form: UseFormReturn<FormValues>;
  isNew: boolean;
  isDirty: boolean;
  pending: boolean;
  /** Why the save failed, where that concerns no single field. */
  failure: string | null;
  /** Counts the tries that left something to correct. */
  tries: number;
  conflict: SaveConflict | null;
  sides: Sides;
  choose(sides: Sides): void;
  save(): Promise<void>;
}

/**
 * The state of a form that makes or changes one row. A failed save keeps it as it is, and says why.
 */
export function useCrudForm<Row extends Versioned>({
  set,
  task,
  fields,
  onSaved,
}: CrudFormOptions<Row>): CrudFormState {
  const t = useTexts(crudTexts);
  const [base, setBase] = useState<Row | null>(task.row);
  const form = useForm<FormValues>({
    defaultValues: valuesOf(fields, task.row, set.presets),
    ...(task.values && { values: task.values, resetOptions: { keepDefaultValues: true } }),
  });
  const create = useSubmit<object, Row>(set.calls.save);
  const update = useSubmit<object, Row>(set.calls.update);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const [sides, choose] = useState<Sides>({});
  const [tries, setTries] = useState(0);
  const markFields = useFieldMarks(form, fields, () => setTries((count) => count + 1));

  const done = (row: Row, text: string) => {
    messages.show({ text, tone: 'success' });
    onSaved(row);
  };
  const refuse = (error: ApiError) => {
    const found = conflictIn(error);
    const isTold = error instanceof InputError && markFields(error.fields);
    setConflict(found);
    if (found) choose(Object.fromEntries(found.fields.map(({ field }) => [field, 'yours'])));
    setFailure(found || isTold ? null : error.message);
  };
  const settle = (result: SubmitResult<Row>, text: string) =>
    result.ok ? done(result.answer, text) : refuse(result.error);

  async function save() {
    const values = conflict
      ? settledValues(fields, form.getValues(), conflict, sides)
      : form.getValues();
    const from = conflict && base ? ({ ...base, ...rowAfter(base, conflict) } as Row) : base;
    form.clearErrors();
    setFailure(null);
    if (conflict) {
      setBase(from);
      setConflict(null);
      for (const [name, value] of Object.entries(values))
        form.setValue(name, value, { shouldDirty: true });
    }
    const changes = from ? changesFrom(fields, values, from) : draftOf(fields, values);
    if (from && Object.keys(changes).length === 0) {
      messages.show({ text: t.unchanged });
      return onSaved(from);
    }
    const input = from ? { ...changes, id: from.id, version: from.version } : changes;
    const problems = {
      ...(await problemsOf((from ? set.calls.update : set.calls.save).input, input)),
      ...missingIn(fields, values),
    };
    if (Object.keys(problems).length > 0) return void markFields(problems);
    settle(await (from ? update : create).submit(input), from ? t.changed : t.added);
  }

  return {
    form,
    isNew: task.row === null,
    isDirty: form.formState.isDirty,
    pending: create.pending || update.pending,
    failure,
    tries,
    conflict,
    sides,
    choose,
    save,
  };
}

/**
 * Returns what marks fields as wrong, in words or as problems. It tells whether each of them is on
 * the form.
 */
function useFieldMarks(
  form: UseFormReturn<FormValues>,
  fields: readonly FormField[],
  onMark: () => void,
) {
  const say = useProblemText();
  return (problems: Readonly<Record<string, Parameters<typeof say>[0] | string>>) => {
    const entries = Object.entries(problems);
    for (const [name, problem] of entries)
      form.setError(name, { message: typeof problem === 'string' ? problem : say(problem) });
    if (entries.length > 0) onMark();
    return (
      entries.length > 0 && entries.every(([name]) => fields.some((field) => field.name === name))
    );
  };
}
