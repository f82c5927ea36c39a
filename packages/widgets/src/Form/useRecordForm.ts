import { useId, useRef, useState } from 'react';
import { useTexts } from '@mingjian/ui';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useClock } from '../internal/calendar/useClock';
import type { FormField, FormValues } from './formField';
import type { FormProblems, FormRefusal, FormSchema, SubmitForm } from './formProblem';
import { formTexts } from './Form.texts';
import { fieldProblems } from './model/fieldProblems';
import { storedValues } from './model/conflict';
import { conditionFields, sentValues, shownFields } from './model/formSections';
import { schemaProblems } from './model/schemaProblems';
import { useConflict, type ConflictState } from './useConflict';
import { useDrafts, type DraftState, type FormDrafts } from './useDrafts';
import { dottedPath, useFieldActions, type FieldActionsState } from './useFieldActions';
import { useFills } from './useFills';
import { useProblemText } from './useProblemText';
import { useRechecks } from './useRechecks';

export interface RecordFormOptions {
  /** Keep the array: another one renders every field again. */
  fields: readonly FormField[];
  /** Values of the stored record, or the defaults of a new one. Read once. */
  values: FormValues;
  /** Values that were typed before, over the stored ones. Read once. @default none */
  typed?: FormValues | undefined;
  /** Validates the shown values before they are submitted, beside the checks of the fields. */
  schema?: FormSchema | undefined;
  /**
   * Whether a field is checked when focus leaves it, too.
   * @default false, so nothing is wrong before the first submit
   */
  checksOnBlur?: boolean | undefined;
  submit: SubmitForm;
  /** Called once the values are saved. */
  onSaved?: (() => void) | undefined;
  /** Store of unsaved values, and the record that they are for. @default none */
  drafts?: FormDrafts | undefined;
}

/** A form's values, and what stands between them and a save. */
export interface RecordForm {
  /** Prefix of the DOM ids of its controls. */
  id: string;
  /** The form of react-hook-form, for fields of one's own. */
  form: UseFormReturn<Record<string, unknown>>;
  /** Fields that the form asks for with its current values. */
  shown: readonly FormField[];
  isDirty: boolean;
  /** Number of fields with another value than the record's. */
  changes: number;
  isSubmitting: boolean;
  /** Message of a refused save that concerns no single field. */
  failure: string | null;
  /** Number of attempts since the last save that left fields to correct. */
  failedAttempts: number;
  conflict: ConflictState;
  draft: DraftState;
  /** The actions of its controls. */
  actions: Pick<FieldActionsState, 'set'>;
  /** Checks the field at a path that focus has left, where the form does that. */
  checkLeft(this: void, path: string): void;
  /** Saves, unless a save is running. Resolves with whether the values are saved. */
  save(this: void): Promise<boolean>;
  /** Gives up waiting for a save that is running. */
  cancel(this: void): void;
  /** Forgets the draft: what was typed is not wanted. */
  discard(this: void): void;
}

/**
 * The state of a form over one record. A refused save keeps every value. Show it with `Form`, or
 * with fields of one's own inside `Form`.
 */
export function useRecordForm(options: RecordFormOptions): RecordForm {
  const { fields, values, typed, drafts } = options;
  const id = useId();
  const [stored, setStored] = useState(values);
  const form = useForm<Record<string, unknown>>({
    defaultValues: stored,
    ...(typed && { values: typed, resetOptions: { keepDefaultValues: true } }),
  });
  const shown = useShownFields(fields, form, stored);
  const draft = useDrafts({ drafts, form, fields, stored });
  useFills(form, shown);
  const clock = useClock();
  const problemText = useProblemText(fields);
  const checkLeft = (path: string) => {
    if (!options.checksOnBlur) return;
    const problem = fieldProblems(shown, form.getValues(), [stored], clock.today())[path];
    if (problem !== undefined) form.setError(path, { message: problemText(problem, path) });
  };
  const actions = useFieldActions();
  const submission = useSubmission(options, { form, stored, setStored, draft, actions });
  const { isDirty, dirtyFields } = form.formState;
  return {
    id,
    form,
    shown,
    isDirty,
    changes: isDirty ? Math.max(1, Object.keys(dirtyFields).length) : 0,
    draft: draft.state,
    actions,
    discard: () => void draft.removeAll(),
    checkLeft,
    ...submission,
  };
}

/** A field outside the form has the value of the record. */
function useShownFields(fields: readonly FormField[], form: FormOf, stored: FormValues) {
  const names = conditionFields(fields);
  const watched = useWatch({ control: form.control, name: names });
  const current = Object.fromEntries(names.map((name, index) => [name, watched[index]]));
  return shownFields(fields, { ...stored, ...current });
}

type FormOf = UseFormReturn<Record<string, unknown>>;

interface SubmissionParts {
  form: FormOf;
  stored: FormValues;
  setStored(values: FormValues): void;
  draft: { removeAll(): Promise<void> };
  actions: FieldActionsState;
}

function useSubmission(
  { fields, schema, submit, onSaved, checksOnBlur = false }: RecordFormOptions,
  { form, stored, setStored, draft, actions }: SubmissionParts,
) {
  const t = useTexts(formTexts);
  const running = useRef<AbortController | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const conflict = useConflict(form);
  const clock = useClock();
  const problemText = useProblemText(fields);
  const isSubmitted = failedAttempts > 0;
  useRechecks({ form, fields, stored, schema, isSubmitted, checksOnBlur });

  const showProblems = (problems: FormProblems) => {
    for (const [path, problem] of Object.entries(problems))
      form.setError(dottedPath(path), { message: problemText(problem, path) });
    setFailedAttempts((count) => count + 1);
  };
  const refuse = ({ problems = {}, message, conflict: found }: FormRefusal) => {
    conflict.show(found ?? null);
    if (found) setStored({ ...stored, ...storedValues(found) });
    const onForm = Object.keys(problems).filter((path) => isOnForm(fields, path));
    if (onForm.length > 0) showProblems(problems);
    const others = Object.entries(problems).filter(([path]) => !onForm.includes(path));
    const rest = others.map(([path, problem]) => problemText(problem, path)).join(' ');
    const isExplained = found !== undefined || (onForm.length > 0 && rest === '');
    setFailure(isExplained ? null : (message ?? (rest || t.failed)));
    return false;
  };

  const attempt = async (signal: AbortSignal): Promise<boolean> => {
    conflict.resolve();
    form.clearErrors();
    setFailure(null);
    const all = { ...stored, ...form.getValues() };
    const { asked, sent } = sentValues(fields, all);
    const problems = {
      ...(schema && (await schemaProblems(schema, sent))),
      ...fieldProblems(asked, sent, [stored], clock.today()),
      ...actions.problems(),
    };
    if (Object.keys(problems).length > 0) return refuse({ problems });
    const refusal = await submit(sent, { signal });
    if (refusal) return signal.aborted ? false : refuse(refusal);
    setStored(all);
    form.reset(all);
    setFailedAttempts(0);
    // Last: the reset counts as typing, and a form that closes writes what was typed.
    await draft.removeAll();
    onSaved?.();
    return true;
  };
  const save = async () => {
    if (running.current) return false;
    const { signal } = (running.current = new AbortController());
    setSubmitting(true);
    try {
      return await attempt(signal);
    } catch (error) {
      const message = error instanceof Error && error.message !== '' ? error.message : t.failed;
      return signal.aborted ? false : refuse({ message });
    } finally {
      running.current = null;
      setSubmitting(false);
    }
  };

  return {
    isSubmitting,
    failure,
    failedAttempts,
    conflict,
    save,
    cancel: () => running.current?.abort(),
  };
}

const isOnForm = (fields: readonly FormField[], path: string) =>
  fields.some(({ field }) => path === field || path.startsWith(`${field}[`));
