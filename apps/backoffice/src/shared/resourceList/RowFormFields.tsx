import { useId } from 'react';
import { Controller } from 'react-hook-form';
import type { FormField, FormValue } from './model/formField';
import { sectionsOf, type FormFieldGroup } from './model/formSections';
import { textIn } from './model/formValues';
import * as S from './RowForm.styles';
import { RowFormControl } from './RowFormControl';
import type { RowFormState } from './useRowForm';

export interface RowFormFieldsProps {
  fields: readonly FormField[];
  control: RowFormState['form']['control'];
  formId: string;
  /** The row that is changed; `null` for a new one. */
  row: object | null;
}

/** Returns the DOM id of a field's control. */
export const controlId = (formId: string, { field }: FormField) => `${formId}-${field}`;

/** The controls of a form, each section a group under its heading. */
export function RowFormFields({ fields, ...form }: RowFormFieldsProps) {
  return sectionsOf(fields).map((group) => (
    <FieldGroup key={group.heading ?? ''} {...form} group={group} />
  ));
}

interface FieldGroupProps extends Omit<RowFormFieldsProps, 'fields'> {
  group: FormFieldGroup;
}

function FieldGroup({ group: { heading, fields }, control, formId, row }: FieldGroupProps) {
  const headingId = useId();
  const cells = (
    <S.Fields>
      {fields.map((field) => (
        <FormCell
          key={field.field}
          field={field}
          control={control}
          id={controlId(formId, field)}
          row={row}
        />
      ))}
    </S.Fields>
  );
  if (heading === undefined) return cells;
  return (
    <S.Section role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      {cells}
    </S.Section>
  );
}

interface FormCellProps {
  field: FormField;
  control: RowFormState['form']['control'];
  /** DOM id of the control. */
  id: string;
  row: object | null;
}

function FormCell({ field, control, id, row }: FormCellProps) {
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
            referencedName={referencedName(field, row, value)}
          />
        )}
      />
    </div>
  );
}

/** Returns the name of the row that a field refers to, while it holds the stored reference. */
function referencedName(field: FormField, row: object | null, value: FormValue) {
  if (field.kind !== 'reference' || !field.nameField || !row) return undefined;
  return textIn(row, field.field) === value ? textIn(row, field.nameField) : undefined;
}
