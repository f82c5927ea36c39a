import type { ComponentPropsWithRef, FocusEvent } from 'react';
import { Field, FormValue, useControllable, useField, type BoxedFieldOptions } from '@mingjian/ui';
import { PickerBox, type PickerBoxOptions } from './PickerBox';
import { useTypedText, type TextReading } from './useTypedText';

type InputOptions = Omit<
  ComponentPropsWithRef<'input'>,
  | 'children'
  | 'defaultValue'
  | 'max'
  | 'min'
  | 'onBlur'
  | 'onChange'
  | 'size'
  | 'step'
  | 'type'
  | 'value'
>;

/** The props of a field with one value, typed or selected from a panel. */
export interface PickerOptions extends BoxedFieldOptions, InputOptions {
  /** The value, `null` for none. Without it the field is uncontrolled. */
  value?: string | null | undefined;
  /** @default null */
  defaultValue?: string | null | undefined;
  /**
   * Called with the new value on blur, Enter or selection. `null` stands for an empty or invalid
   * text.
   */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Called when focus leaves the field and its panel, not between them. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** Whether there is a clear button. @default false */
  clearable?: boolean | undefined;
}

export interface PickerFieldProps extends PickerOptions, PickerBoxOptions {
  /** Reads a typed text. */
  read(text: string): TextReading;
}

/**
 * A labelled input whose value is typed, or selected from a floating panel. The base of every
 * picker of one value.
 */
export function PickerField({
  name,
  value: controlled,
  defaultValue = null,
  onValueChange,
  read,
  ...options
}: PickerFieldProps) {
  const [value, setValue, reset] = useControllable<string | null>({
    value: controlled,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const typed = useTypedText({ value, onValueChange: setValue, read });
  const error = typed.problem ?? options.error;
  const { fieldProps, controlProps, rest } = useField({ ...options, error });

  return (
    <Field {...fieldProps}>
      <PickerBox
        {...rest}
        field={fieldProps}
        controlProps={controlProps}
        value={value}
        typed={typed}
        isInvalid={error != null}
        required={fieldProps.required}
      />
      <FormValue
        controlId={controlProps.id}
        name={name}
        value={value}
        form={rest.form}
        disabled={rest.disabled}
        onReset={reset}
      />
    </Field>
  );
}
