import { useId, type ComponentPropsWithRef } from 'react';
import { Field, fieldAria, type FieldOptions } from '../Field/Field';
import * as S from './TextField.styles';

export interface TextFieldProps
  extends FieldOptions, Omit<ComponentPropsWithRef<'input'>, 'size'> {}

/**
 * A labelled single-line input. `className` goes to the root; every other prop to the `<input>`.
 */
export function TextField({
  label,
  hideLabel,
  description,
  error,
  note,
  className,
  id,
  ...inputProps
}: TextFieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const field = { label, description, error, note, ...(hideLabel !== undefined && { hideLabel }) };

  return (
    <Field {...field} controlId={controlId} required={inputProps.required} className={className}>
      <S.Input {...inputProps} {...fieldAria(controlId, field)} id={controlId} />
    </Field>
  );
}
