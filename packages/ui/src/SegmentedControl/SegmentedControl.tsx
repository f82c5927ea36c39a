import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { BoxedFieldOptions } from '../Field/Field';
import { GroupField } from '../Field/GroupField';
import { useRadioChoice, type RadioChoiceOptions } from '../Field/useRadioChoice';
import { Icon } from '../Icon/Icon';
import * as S from './SegmentedControl.styles';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon | undefined;
  /** Decorative mark before the label, in place of an icon. */
  mark?: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
}

type GroupOptions = Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'name' | 'onChange' | 'ref'
>;

export interface SegmentedControlProps<Value extends string>
  extends
    BoxedFieldOptions,
    Omit<RadioChoiceOptions<Value>, 'defaultValue' | 'value'>,
    GroupOptions {
  /** Two to five short choices. For more use `Select`. */
  options: readonly SegmentedOption<Value>[];
  /** The selected value. There is always one. Without it the control is uncontrolled. */
  value?: Value | undefined;
  /** The initial value of an uncontrolled control. @default the first option */
  defaultValue?: Value | undefined;
  /** Whether the label shows the mark of a required field. @default false */
  required?: boolean | undefined;
}

/**
 * One choice out of a few visible options, applied at once. Renders a `<fieldset>` of native radio
 * buttons, which takes every other prop. For choices with descriptions use `RadioGroup`.
 */
export function SegmentedControl<Value extends string>({
  options,
  value,
  defaultValue = options[0]?.value,
  onValueChange,
  name,
  readOnly = false,
  ref,
  ...rest
}: SegmentedControlProps<Value>) {
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
    <GroupField {...rest} id={id}>
      <S.Options data-read-only={readOnly || undefined}>
        {options.map((option) => (
          <S.Option key={option.value}>
            <S.Radio {...radioProps(option)} />
            {option.icon ? <Icon icon={option.icon} /> : option.mark}
            {option.label}
          </S.Option>
        ))}
      </S.Options>
    </GroupField>
  );
}
