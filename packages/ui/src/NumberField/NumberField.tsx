import type { ComponentPropsWithRef } from 'react';
import { Field, type BoxedFieldOptions } from '../Field/Field';
import { FormValue } from '../Field/FormValue';
import { useField } from '../Field/useField';
import type { AffixOptions } from '../internal/affix/Affix';
import { useControllable } from '../internal/state/useControllable';
import { useTexts } from '../texts/LocaleProvider';
import { formatNumber } from './model/numberText';
import { NumberBox } from './NumberBox';
import * as S from './NumberField.styles';
import { numberFieldTexts } from './NumberField.texts';
import { useNumberText } from './useNumberText';

type InputOptions = Omit<
  ComponentPropsWithRef<'input'>,
  | 'defaultValue'
  | 'inputMode'
  | 'max'
  | 'min'
  | 'onChange'
  | 'prefix'
  | 'role'
  | 'size'
  | 'step'
  | 'type'
  | 'value'
>;

export interface NumberFieldProps extends BoxedFieldOptions, AffixOptions, InputOptions {
  /** The number, or `null` for an empty field. Without it the field is uncontrolled. */
  value?: number | null | undefined;
  /** The initial number of an uncontrolled field. @default null */
  defaultValue?: number | null | undefined;
  /**
   * Called while typing with every number within the limits, and on blur with the adjusted number.
   */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** @default the least safe integer */
  min?: number | undefined;
  /** @default the greatest safe integer */
  max?: number | undefined;
  /**
   * The increment of an arrow key; Page Up and Page Down use ten times that.
   * @default 1
   */
  step?: number | undefined;
  /** Number of decimals, always shown. @default as many as the number has */
  precision?: number | undefined;
  /**
   * Whether thousands are separated by commas. Not for years and codes.
   * @default true
   */
  grouping?: boolean | undefined;
}

/**
 * A labelled input for one number, which can be typed, pasted or stepped. `className` goes to the
 * root; every other prop to the `<input>`. For a rough choice in a range use `Slider`.
 */
export function NumberField({
  value: controlled,
  defaultValue = null,
  onValueChange,
  name,
  min,
  max,
  step = 1,
  precision,
  grouping = true,
  ...field
}: NumberFieldProps) {
  const t = useTexts(numberFieldTexts);
  const rules = {
    min: min ?? Number.MIN_SAFE_INTEGER,
    max: max ?? Number.MAX_SAFE_INTEGER,
    precision,
    grouping,
  };
  const [value, setValue, reset] = useControllable<number | null>({
    value: controlled,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const entry = useNumberText({ value, onValueChange: setValue, rules, step });
  const { fieldProps, controlProps, rest } = useField({
    ...field,
    error: field.error ?? (entry.note === 'unreadable' ? t.unreadable : undefined),
  });

  return (
    <Field {...fieldProps}>
      <S.Frame>
        <NumberBox
          autoComplete="off"
          {...rest}
          {...controlProps}
          required={fieldProps.required}
          aria-valuemin={min}
          aria-valuemax={max}
          number={value}
          rules={rules}
          entry={entry}
        />
        <S.Note role="status">
          {entry.note && entry.note !== 'unreadable' && t[entry.note](formatNumber(value, rules))}
        </S.Note>
        <FormValue
          controlId={controlProps.id}
          name={name}
          value={value}
          form={rest.form}
          disabled={rest.disabled}
          onReset={reset}
        />
      </S.Frame>
    </Field>
  );
}
