import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type BoxedFieldOptions } from '@mingjian/ui';
import * as S from './NativeSelect.styles';

export interface NativeSelectProps
  extends BoxedFieldOptions, Omit<ComponentPropsWithRef<'select'>, 'size' | 'children'> {
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen; choosing it clears the value. */
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * One choice out of a list, opened by the phone itself: a wheel or a sheet that people know, with
 * their own text size.
 */
export function NativeSelect({ options, placeholder, onValueChange, ...field }: NativeSelectProps) {
  const { fieldProps, controlProps, rest } = useField(field);
  return (
    <Field {...fieldProps}>
      <S.Select
        {...rest}
        {...controlProps}
        required={fieldProps.required}
        onChange={(event) => onValueChange(event.target.value)}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </S.Select>
    </Field>
  );
}
