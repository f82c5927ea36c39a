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
import { crudTexts } from './crud.texts';
import * as S from './CrudForm.styles';
import { mayDo, type CrudSet } from './crudSet';
import { FormFieldControl } from './FormFieldControl';
import type { FormField, FormValues } from './formField';
import { useCrudForm, type CrudFormState } from './useCrudForm';
import type { CrudTask } from './useCrudTask';

export interface CrudFormProps<Row extends Versioned> {
  set: CrudSet<Row>;
  task: CrudTask<Row>;
  /** Of the person who fills it in. */
  roles: readonly string[];
  onSaved(row: Row): void;
  onClose(): void;
  /**
   * Called with what is typed when the form goes out of sight without having been closed: its tab
   * was left.
   */
  onKeep(values: FormValues): void;
}

/** The dialog that makes or changes one row. It asks before what was typed is lost. */
export function CrudForm<Row extends Versioned>({
  set,
  task,
  roles,
  onSaved,
  onClose,
  onKeep,
}: CrudFormProps<Row>) {
  const t = useTexts(crudTexts);
  const formId = useId();
  const [asks, setAsks] = useState(false);
  const fields = fieldsFor(set.form, task.row !== null, roles);
  const isClosed = useRef(false);
  const close = (end: () => void) => {
    isClosed.current = true;
    end();
  };
  const state = useCrudForm({ set, task, fields, onSaved: (row) => close(() => onSaved(row)) });
  const keep = useEffectEvent(() => {
    if (!isClosed.current) onKeep(state.form.getValues());
  });
  useEffect(() => () => keep(), []);

  const handleClose = () => {
    if (state.pending) return;
    if (state.isDirty) setAsks(true);
    else close(onClose);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isClosed.current) void state.save();
  };

  return (
    <Dialog
      open
      size="large"
      onClose={handleClose}
      title={task.row ? t.edit(set.noun, set.nameOf(task.row)) : t.add(set.noun)}
      footer={
        <>
          <Button onClick={handleClose}>{t.cancel}</Button>
          <Button tone="primary" type="submit" form={formId} loading={state.pending}>
            {t.save}
          </Button>
        </>
      }
    >
      <S.Form id={formId} noValidate onSubmit={handleSubmit}>
        <Obstacles {...{ state, fields, formId }} />
        <S.Fields>
          {fields.map((field) => (
            <FieldPlace key={field.name} {...{ field, state, formId, row: task.row }} />
          ))}
        </S.Fields>
      </S.Form>
      <LeaveQuestion open={asks} onStay={() => setAsks(false)} onLeave={() => close(onClose)} />
    </Dialog>
  );
}

/** Asks before what was typed is lost. */
function LeaveQuestion({
  open,
  onStay,
  onLeave,
}: {
  open: boolean;
  onStay(): void;
  onLeave(): void;
}) {
  const t = useTexts(crudTexts);
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      title={t.discardTitle}
      confirmLabel={t.discard}
      cancelLabel={t.keepEditing}
      tone="danger"
      onConfirm={onLeave}
    >
      {t.discardText}
    </ConfirmDialog>
  );
}

/** The fields that a person may fill in, with the help that fits. */
function fieldsFor(
  form: readonly FormField[],
  isChange: boolean,
  roles: readonly string[],
): readonly FormField[] {
  const allowed = form.filter(
    ({ onlyNew, writers }) => !(onlyNew && isChange) && (!writers || mayDo(roles, writers)),
  );
  return allowed.map((field) =>
    isChange && field.editHelp ? { ...field, help: field.editHelp } : field,
  );
}

interface ObstaclesProps {
  state: CrudFormState;
  fields: readonly FormField[];
  formId: string;
}

/** What keeps the form from being saved: somebody's newer version, wrong fields, or a refusal. */
function Obstacles({
  state: { conflict, sides, choose, failure, form, tries },
  fields,
  formId,
}: ObstaclesProps): ReactNode {
  const t = useTexts(crudTexts);
  const { errors } = form.formState;
  const wrong = fields.flatMap(({ name, label }) => {
    const message = errors[name]?.message;
    return message ? [{ message: t.fieldError(label, message), fieldId: `${formId}-${name}` }] : [];
  });
  if (conflict) {
    return (
      <div ref={bringIntoSight}>
        <ConflictPanel {...{ conflict, fields, sides }} onChoose={choose} />
      </div>
    );
  }
  if (failure !== null) {
    return (
      <Alert ref={bringIntoSight} tone="danger" role="alert" title={t.failedTitle}>
        {failure}
      </Alert>
    );
  }
  return (
    <ErrorSummary
      errors={wrong}
      focusKey={tries}
      title={t.wrongFields(wrong.length)}
      headingLevel={3}
    />
  );
}

/** A long form may have been scrolled down to its end. jsdom has nothing to scroll. */
function bringIntoSight(element: HTMLElement | null) {
  if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
}

function FieldPlace({
  field,
  state,
  formId,
  row,
}: {
  field: FormField;
  state: CrudFormState;
  formId: string;
  row: object | null;
}) {
  const name =
    field.kind === 'lookup' && field.nameField && row
      ? (row as Record<string, unknown>)[field.nameField]
      : undefined;
  return (
    <div data-wide={field.wide || undefined}>
      <Controller
        control={state.form.control}
        name={field.name}
        render={({ field: { value, onChange }, fieldState }) => (
          <FormFieldControl
            {...{ field, value, onChange }}
            id={`${formId}-${field.name}`}
            error={fieldState.error?.message}
            chosenName={typeof name === 'string' ? name : undefined}
          />
        )}
      />
    </div>
  );
}
