import type { ComponentPropsWithRef } from 'react';
import type { FieldOptions } from '../Field/Field';
import { ToggleField } from '../Field/ToggleField';
import { useField } from '../Field/useField';
import * as S from './Radio.styles';

export interface RadioProps
  extends
    Omit<FieldOptions, 'error' | 'note'>,
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {}

/**
 * A native radio button with its label, for a layout of your own: those of one choice have one
 * `name`. `className` goes to the root; every other prop to the `<input>`. In most forms use
 * `RadioGroup`, which has a legend and an error.
 */
export function Radio({ required, ...props }: RadioProps) {
  const { fieldProps, controlProps, rest } = useField(props);

  return (
    <ToggleField field={fieldProps} kind="radio">
      <S.Circle {...rest} {...controlProps} type="radio" required={required} />
    </ToggleField>
  );
}
