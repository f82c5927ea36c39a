import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FieldOptions } from '../Field/Field';
import { GroupField } from '../Field/GroupField';
import { useRadioChoice, type RadioChoiceOptions } from '../Field/useRadioChoice';
import { Radio } from '../Radio/Radio';
import * as S from './RadioGroup.styles';

export interface RadioOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  /** Description below the label, announced with it. */
  description?: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
}

type GroupOptions = Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'name' | 'onChange' | 'ref' | 'role'
>;

export interface RadioGroupProps<Value extends string | number>
  extends FieldOptions, RadioChoiceOptions<Value>, GroupOptions {
  /** Two to about seven choices. For more use `Select`. */
  options: readonly RadioOption<Value>[];
  /**
   * Direction of the options; `horizontal` for a few short labels.
   * @default 'vertical'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** @default false */
  required?: boolean | undefined;
}

/**
 * One choice out of a few, with descriptions. Renders a `<fieldset>` of native radio buttons, which
 * takes every other prop. For short choices in a toolbar use `SegmentedControl`; for choices with
 * icons `ChoiceCards`.
 */
export function RadioGroup<Value extends string | number>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  readOnly = false,
  ref,
  orientation = 'vertical',
  ...rest
}: RadioGroupProps<Value>) {
  const { id, radioProps } = useRadioChoice(options, {
    id: rest.id,
    value,
    defaultValue,
    onValueChange,
    name,
    readOnly,
    ref,
  });

  return (
    <GroupField
      {...rest}
      id={id}
      role="radiogroup"
      aria-invalid={rest.error != null || undefined}
      aria-required={rest.required || undefined}
      aria-readonly={readOnly || undefined}
    >
      <S.Options data-orientation={orientation}>
        {options.map((option) => (
          <Radio
            {...radioProps(option)}
            key={option.value}
            label={option.label}
            description={option.description}
            required={rest.required}
          />
        ))}
      </S.Options>
    </GroupField>
  );
}
