import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import type { Versioned } from '@mingjian/api';
import { Alert, Button, ConfirmDialog, Dialog, ErrorSummary, useTexts } from '@mingjian/ui';
import { Controller } from 'react-hook-form';
import { ConflictPanel } from './ConflictPanel';
import type { ResourceList } from './listOf';
import type { FormField, FormValues } from './model/formField';
import { resourceListTexts } from './resourceList.texts';
import * as S from './RowForm.styles';
import { RowFormControl } from './RowFormControl';
import type { OpenForm } from './useOpenForm';
import { useRowForm, type RowFormState } from './useRowForm';

export interface RowFormProps<Row extends Versioned> {
  list: Pick<ResourceList<Row>, 'calls' | 'nameField' | 'texts'>;
  openForm: OpenForm<Row>;
  /** Fields that the person may write. */
  fields: readonly FormField[];
  onSaved(row: Row): void;
  onClose(): void;
  /** Called with the values when the form is unmounted without being closed: its tab was left. */
  onLeave(values: FormValues): void;
}

/** The dialog that creates or changes one row. Discarding unsaved values needs confirmation. */
export function RowForm<Row extends Versioned>({
  list,
  openForm,
  fields,
  onSaved,
  onClose,
  onLeave,
}: RowFormProps<Row>) {
  const t = useTexts(resourceListTexts);
  const { noun } = useTexts(list.texts);
  const formId = useId();
  const [isConfirming, setConfirming] = useState(false);
  const isClosed = useRef(false);
  const close = (callback: () => void) => {
    isClosed.current = true;
    callback();
  };
  const state = useRowForm({
    calls: list.calls,
    openForm,
    fields,
    onSaved: (row) => close(() => onSaved(row)),
  });
  const handleUnmount = useEffectEvent(() => {
    if (!isClosed.current) onLeave(state.form.getValues());
  });
  useEffect(() => () => handleUnmount(), []);

  const handleClose = () => {
    if (state.isSubmitting) return;
    if (state.isDirty) setConfirming(true);
    else close(onClose);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isClosed.current) void state.save();
  };
  const { row } = openForm;

  return (
    <FormDialog
      title={row ? t.edit(noun, textIn(row, list.nameField)) : t.add(noun)}
      formId={formId}
      isSubmitting={state.isSubmitting}
      onClose={handleClose}
    >
      <S.Form id={formId} noValidate onSubmit={handleSubmit}>
        <SaveProblems state={state} fields={fields} formId={formId} />
        <S.Fields>
          {fields.map((field) => (
            <FormCell
              key={field.field}
              field={field}
              control={state.form.control}
              id={controlId(formId, field)}
              row={row}
            />
          ))}
        </S.Fields>
      </S.Form>
      <DiscardDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onDiscard={() => close(onClose)}
      />
    </FormDialog>
  );
}

interface FormDialogProps {
  title: string;
  formId: string;
  isSubmitting: boolean;
  onClose(): void;
  children: ReactNode;
}

function FormDialog({ title, formId, isSubmitting, onClose, children }: FormDialogProps) {
  const t = useTexts(resourceListTexts);
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="primary" type="submit" form={formId} loading={isSubmitting}>
            {t.save}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

interface DiscardDialogProps {
  open: boolean;
  onClose(): void;
  onDiscard(): void;
}

function DiscardDialog({ open, onClose, onDiscard }: DiscardDialogProps) {
  const t = useTexts(resourceListTexts);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t.discardTitle}
      confirmLabel={t.discard}
      cancelLabel={t.keepEditing}
      tone="danger"
      onConfirm={onDiscard}
    >
      {t.discardText}
    </ConfirmDialog>
  );
}

const controlId = (formId: string, { field }: FormField) => `${formId}-${field}`;

/** Returns the text of a row's field; an empty text for anything else. */
function textIn(row: object, field: string): string {
  const value = (row as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value : '';
}

interface SaveProblemsProps {
  state: RowFormState;
  fields: readonly FormField[];
  formId: string;
}

/** The reason why the form is not saved: a newer version, invalid fields, or a refusal. */
function SaveProblems({
  state: { conflict, sides, setSides, failure, form, failedAttempts },
  fields,
  formId,
}: SaveProblemsProps): ReactNode {
  const t = useTexts(resourceListTexts);
  const { errors } = form.formState;
  if (conflict) {
    return (
      <div ref={scrollIntoView}>
        <ConflictPanel conflict={conflict} fields={fields} sides={sides} onSidesChange={setSides} />
      </div>
    );
  }
  if (failure !== null) {
    return (
      <Alert ref={scrollIntoView} tone="danger" role="alert" title={t.failedTitle}>
        {failure}
      </Alert>
    );
  }
  const invalid = fields.flatMap((field) => {
    const message = errors[field.field]?.message;
    return message
      ? [{ message: t.fieldError(field.label, message), fieldId: controlId(formId, field) }]
      : [];
  });
  return (
    <ErrorSummary
      errors={invalid}
      focusKey={failedAttempts}
      title={t.wrongFields(invalid.length)}
      headingLevel={3}
    />
  );
}

/** A long form may be scrolled to its end. jsdom has no `scrollIntoView`. */
function scrollIntoView(element: HTMLElement | null) {
  if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
}

interface FormCellProps {
  field: FormField;
  control: RowFormState['form']['control'];
  /** DOM id of the control. */
  id: string;
  row: object | null;
}

function FormCell({ field, control, id, row }: FormCellProps) {
  const referencedName =
    field.kind === 'reference' && field.nameField && row ? textIn(row, field.nameField) : '';
  return (
    <div data-wide={field.wide || undefined}>
      <Controller
        control={control}
        name={field.field}
        render={({ field: { value, onChange }, fieldState }) => (
          <RowFormControl
            field={field}
            id={id}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
            referencedName={referencedName || undefined}
          />
        )}
      />
    </div>
  );
}
