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
import { ConflictPanel } from './ConflictPanel';
import type { ResourceList } from './listOf';
import type { FormField, FormValues } from './model/formField';
import { resourceListTexts } from './resourceList.texts';
import * as S from './RowForm.styles';
import { controlId, RowFormFields } from './RowFormFields';
import { textIn } from './model/formValues';
import type { OpenForm } from './useOpenForm';
import { useRowForm, type RowFormOptions, type RowFormState } from './useRowForm';

export interface RowFormProps<Row extends Versioned> {
  list: Pick<ResourceList<Row>, 'calls' | 'nameField' | 'texts'>;
  openForm: OpenForm<Row>;
  /** Fields that the person may write. */
  fields: readonly FormField[];
  /** Shown above the fields, such as a failure of their options. */
  notice?: ReactNode;
  onSaved(row: Row): void;
  /** Called in place of `onSaved` by a second save button. Without it there is none. */
  onSavedAndNext?: ((row: Row) => void) | undefined;
  onClose(): void;
  /** Called with the values when the form is unmounted without being closed: its tab was left. */
  onLeave(values: FormValues): void;
}

/** The dialog that creates or changes one row. Discarding unsaved values needs confirmation. */
export function RowForm<Row extends Versioned>({
  list,
  openForm,
  fields,
  notice,
  onSaved,
  onSavedAndNext,
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
  const { state, save, submitting } = useSaveButtons({
    calls: list.calls,
    openForm,
    fields,
    onSaved: (saved) => close(() => onSaved(saved)),
    onSavedAndNext: (saved) => close(() => onSavedAndNext?.(saved)),
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
    if (!isClosed.current) save('save');
  };
  const { row } = openForm;

  return (
    <FormDialog
      title={row ? t.edit(noun, textIn(row, list.nameField)) : t.add(noun)}
      formId={formId}
      submitting={submitting}
      onSaveAndNext={onSavedAndNext && (() => save('next'))}
      onClose={handleClose}
    >
      <S.Form id={formId} noValidate onSubmit={handleSubmit}>
        {notice}
        <SaveProblems state={state} formId={formId} />
        <RowFormFields
          fields={state.shown}
          control={state.form.control}
          formId={formId}
          row={row}
        />
      </S.Form>
      <DiscardDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onDiscard={() => close(onClose)}
      />
    </FormDialog>
  );
}

type SaveButton = 'save' | 'next';

/** The state of a form with two save buttons. The pressed one decides what follows a save. */
function useSaveButtons<Row extends Versioned>({
  onSaved,
  onSavedAndNext,
  ...options
}: RowFormOptions<Row> & { onSavedAndNext(row: Row): void }) {
  const [pressed, setPressed] = useState<SaveButton>('save');
  const follow = useRef(onSaved);
  const state = useRowForm<Row>({ ...options, onSaved: (saved) => follow.current(saved) });
  const save = (button: SaveButton) => {
    if (state.isSubmitting) return;
    setPressed(button);
    follow.current = button === 'next' ? onSavedAndNext : onSaved;
    void state.save();
  };
  return { state, save, submitting: state.isSubmitting ? pressed : null };
}

interface FormDialogProps {
  title: string;
  formId: string;
  /** The button whose save is running; `null` for none. */
  submitting: SaveButton | null;
  onSaveAndNext: (() => void) | undefined;
  onClose(): void;
  children: ReactNode;
}

function FormDialog({
  title,
  formId,
  submitting,
  onSaveAndNext,
  onClose,
  children,
}: FormDialogProps) {
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
          {onSaveAndNext && (
            <Button loading={submitting === 'next'} onClick={onSaveAndNext}>
              {t.saveAndNext}
            </Button>
          )}
          <Button tone="primary" type="submit" form={formId} loading={submitting === 'save'}>
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

interface SaveProblemsProps {
  state: RowFormState;
  formId: string;
}

/** The reason why the form is not saved: a newer version, invalid fields, or a refusal. */
function SaveProblems({
  state: { shown: fields, conflict, sides, setSides, failure, form, failedAttempts },
  formId,
}: SaveProblemsProps): ReactNode {
  const t = useTexts(resourceListTexts);
  const { errors } = form.formState;
  if (conflict) {
    return (
      <ConflictPanel conflict={conflict} fields={fields} sides={sides} onSidesChange={setSides} />
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
