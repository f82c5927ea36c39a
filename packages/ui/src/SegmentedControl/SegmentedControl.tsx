import { useId, type ComponentPropsWithRef } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { FieldOptions } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { GroupField } from '../Field/GroupField';
import * as S from './SegmentedControl.styles';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
  /** @default false */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string>
  extends
    Omit<FieldOptions, 'error'>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Two to five short choices. For more use `Select`. */
  options: readonly SegmentedOption<Value>[];
  /** The selected value. There is always one. */
  value: Value;
  /** Called with the selected value. */
  onValueChange: (value: Value) => void;
}

/**
 * One choice out of a few visible options, applied at once. Renders a `<fieldset>` of native radio
 * buttons, which takes every other prop. For choices with descriptions use `RadioGroup`.
 */
export function SegmentedControl<Value extends string>({
  options,
  value,
  onValueChange,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <GroupField {...rest}>
      <S.Options>
        {options.map((option) => (
          <S.Option key={option.value}>
            <S.Radio
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            {option.icon && <Icon icon={option.icon} />}
            {option.label}
          </S.Option>
        ))}
      </S.Options>
    </GroupField>
  );
}
