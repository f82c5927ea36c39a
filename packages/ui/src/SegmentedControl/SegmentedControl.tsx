import { useId, type ComponentPropsWithRef } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as S from './SegmentedControl.styles';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
  /** @default false */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** What is chosen: the accessible name of the group. */
  label: string;
  /**
   * Keep the label for assistive technology only.
   * @default false
   */
  hideLabel?: boolean;
  /** Two to five short choices. For more use `Select`. */
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One choice out of a few, all in sight. Renders a `<fieldset>` of native radio buttons. */
export function SegmentedControl<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onValueChange,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <S.Root {...rest}>
      <S.Legend data-hidden={hideLabel || undefined}>{label}</S.Legend>
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
    </S.Root>
  );
}
