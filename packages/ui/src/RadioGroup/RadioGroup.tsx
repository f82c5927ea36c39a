import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import type { FieldOptions } from '../Field/Field';
import { GroupField } from '../Field/GroupField';
import * as S from './RadioGroup.styles';

export interface RadioOption<Value extends string | number> {
  value: Value;
  label: string;
  /** Description below the label, announced with it. */
  description?: ReactNode;
  /** @default false */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string | number>
  extends
    FieldOptions,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  /** Two to about seven choices. For more use `Select`. */
  options: readonly RadioOption<Value>[];
  /** The selected value, or `null` for none. */
  value: Value | null;
  /** Called with the selected value. */
  onValueChange: (value: Value) => void;
  /**
   * Direction of the options; `horizontal` for a few short labels.
   * @default 'vertical'
   */
  orientation?: 'horizontal' | 'vertical';
  /** @default false */
  required?: boolean;
  /**
   * Whether the choice can be read and focused but not changed.
   * @default false
   */
  readOnly?: boolean;
}

/**
 * One choice out of a few, with descriptions. Renders a `<fieldset>` of native radio buttons, which
 * takes every other prop. For short choices in a toolbar use `SegmentedControl`; for choices with
 * icons `ChoiceCards`.
 */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const {
    options,
    value,
    onValueChange,
    orientation = 'vertical',
    readOnly = false,
    ...rest
  } = props;
  const name = useId();

  const handleClick = (event: MouseEvent) => {
    if (readOnly) event.preventDefault();
  };

  return (
    <GroupField
      {...rest}
      role="radiogroup"
      aria-invalid={rest.error != null || undefined}
      aria-required={rest.required || undefined}
      aria-readonly={readOnly || undefined}
    >
      <S.Options data-orientation={orientation}>
        {options.map((option, index) => (
          <S.Option key={option.value}>
            <S.Row>
              <S.Radio
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                required={rest.required}
                aria-describedby={option.description == null ? undefined : `${name}-${index}`}
                onClick={handleClick}
                onChange={() => readOnly || onValueChange(option.value)}
              />
              <span>{option.label}</span>
            </S.Row>
            {option.description != null && (
              <S.Description id={`${name}-${index}`}>{option.description}</S.Description>
            )}
          </S.Option>
        ))}
      </S.Options>
    </GroupField>
  );
}
