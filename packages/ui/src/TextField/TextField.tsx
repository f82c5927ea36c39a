import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldOptions } from '../Field/Field';
import { useField } from '../Field/useField';
import * as S from './TextField.styles';

export interface TextFieldProps
  extends FieldOptions, Omit<ComponentPropsWithRef<'input'>, 'size'> {}

/**
 * A labelled single-line input. `className` goes to the root; every other prop to the `<input>`.
 */
export function TextField(props: TextFieldProps) {
  const { fieldProps, controlProps, rest } = useField(props);

  return (
    <Field {...fieldProps}>
      <S.Input {...rest} {...controlProps} required={fieldProps.required} />
    </Field>
  );
}
