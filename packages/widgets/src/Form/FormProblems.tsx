import { Alert, ErrorSummary, useTexts } from '@mingjian/ui';
import { useFormState } from 'react-hook-form';
import { ConflictPanel } from './ConflictPanel';
import { controlId } from './FormCells';
import type { FormField } from './formField';
import { formTexts } from './Form.texts';
import { fieldAt } from './useProblemText';
import type { RecordForm } from './useRecordForm';

export interface FormProblemsProps {
  form: RecordForm;
  headingLevel: 2 | 3 | 4;
}

/** Why the form is not saved: a newer version, invalid fields, or a refusal. */
export function FormProblems({ form, headingLevel }: FormProblemsProps) {
  const t = useTexts(formTexts);
  const { errors } = useFormState({ control: form.form.control });
  if (form.conflict.current) return <ConflictPanel form={form} />;
  if (form.failure !== null) {
    return (
      <Alert ref={scrollIntoView} tone="danger" role="alert" title={t.failedTitle}>
        {form.failure}
      </Alert>
    );
  }
  const faults = faultsIn(errors, form.shown);
  const invalid = faults.map(({ path, message }) => ({
    message: t.fieldError(labelOf(form.shown, path, t.rowError), message),
    fieldId: controlId(form.id, path),
  }));
  return (
    <ErrorSummary
      errors={form.failedAttempts > 0 ? invalid : []}
      focusKey={form.failedAttempts}
      title={t.wrongFields(invalid.length)}
      headingLevel={headingLevel}
    />
  );
}

interface Fault {
  path: string;
  message: string;
}

/** Returns the messages of fields, in their order, with the path of each. */
function faultsIn(errors: object, fields: readonly FormField[], prefix = ''): Fault[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.field}`;
    const error = (errors as Record<string, Partial<Fault> & object>)[field.field];
    if (!error) return [];
    const own = typeof error.message === 'string' ? [{ path, message: error.message }] : [];
    if (field.kind !== 'rows') return own;
    const rows = Object.entries(error).filter(([key]) => /^\d+$/.test(key));
    return [
      ...own,
      ...rows.flatMap(([index, row]) =>
        faultsIn(row as unknown as object, field.fields, `${path}[${index}].`),
      ),
    ];
  });
}

type RowError = (noun: string, number: number, label: string) => string;

function labelOf(fields: readonly FormField[], path: string, rowError: RowError): string {
  const label = fieldAt(fields, path)?.label ?? path;
  const [, name, index] = /^([^[]+)\[(\d+)\]/.exec(path) ?? [];
  const rows = fields.find((field) => field.field === name);
  return rows?.kind === 'rows' ? rowError(rows.noun, Number(index) + 1, label) : label;
}

/** A long form may be scrolled to its end. jsdom has no `scrollIntoView`. */
function scrollIntoView(element: HTMLElement | null) {
  if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
}
