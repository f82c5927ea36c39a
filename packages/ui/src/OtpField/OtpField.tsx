import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { Field, type BoxedFieldOptions } from '../Field/Field';
import { useField } from '../Field/useField';
import { useFormReset } from '../Field/useFormReset';
import { useControllable } from '../internal/state/useControllable';
import { readCode } from './model/otpCode';
import * as S from './OtpField.styles';

type InputOptions = Omit<
  ComponentPropsWithRef<'input'>,
  'defaultValue' | 'maxLength' | 'onChange' | 'size' | 'type' | 'value'
>;

export interface OtpFieldProps extends BoxedFieldOptions, InputOptions {
  /** The digits typed so far. Without them the field is uncontrolled. */
  value?: string | undefined;
  /** The initial digits of an uncontrolled field. @default '' */
  defaultValue?: string | undefined;
  /** Called with the digits of the typed or pasted text. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with the whole code, once its last digit is typed. */
  onComplete?: ((code: string) => void) | undefined;
  /**
   * Number of digits.
   * @default 6
   */
  length?: number | undefined;
}

/**
 * A one-time code. Renders one labelled `<input>` over boxes that show its digits, so that paste
 * and autofill fill it at once. `className` goes to the root; every other prop to the `<input>`.
 */
export function OtpField({
  value: controlled,
  defaultValue = '',
  onValueChange,
  onComplete,
  length = 6,
  onSelect,
  ...field
}: OtpFieldProps) {
  const { fieldProps, controlProps, rest } = useField(field);
  const [value, setValue, reset] = useControllable({
    value: controlled,
    initial: defaultValue,
    onChange: onValueChange,
  });

  useFormReset(controlProps.id, reset);

  const handleChange = (text: string) => {
    const code = readCode(text, length);
    if (code === value) return;
    setValue(code);
    if (code.length === length) onComplete?.(code);
  };

  // The caret is not visible among the boxes, so it stays at the end; only the whole code can be
  // selected, to copy or replace it.
  const handleSelect = (event: SyntheticEvent<HTMLInputElement>) => {
    onSelect?.(event);
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    const isAll = selectionStart === 0 && selectionEnd === text.length;
    if (!isAll && (selectionStart !== text.length || selectionEnd !== text.length))
      event.currentTarget.setSelectionRange(text.length, text.length);
  };

  return (
    <Field {...fieldProps}>
      <S.Box>
        <S.Input
          autoComplete="one-time-code"
          inputMode="numeric"
          {...rest}
          {...controlProps}
          required={fieldProps.required}
          value={value}
          onChange={(event) => handleChange(event.target.value)}
          onSelect={handleSelect}
        />
        <S.Digits aria-hidden dir="ltr">
          {Array.from({ length }, (_, index) => (
            <S.Digit
              key={index}
              data-next={index === Math.min(value.length, length - 1) || undefined}
            >
              {value[index]}
            </S.Digit>
          ))}
        </S.Digits>
      </S.Box>
    </Field>
  );
}
