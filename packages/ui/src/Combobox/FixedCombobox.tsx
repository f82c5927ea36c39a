import type { ComponentPropsWithRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as S from './Combobox.styles';

export interface FixedComboboxProps extends Omit<ComponentPropsWithRef<'input'>, 'value'> {
  /** The label of the value, which the field shows. */
  label: string;
  /** Whether it is disabled with a readable reason: then it takes focus. */
  hasReason: boolean;
}

/** A read-only or disabled combobox. It loads and opens nothing. */
export function FixedCombobox({
  label,
  hasReason,
  disabled,
  placeholder,
  ...rest
}: FixedComboboxProps) {
  return (
    <S.Box>
      <S.Input
        {...rest}
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- there is no list to control
        role="combobox"
        aria-expanded={false}
        aria-disabled={hasReason || undefined}
        readOnly
        disabled={disabled}
        placeholder={disabled || hasReason ? placeholder : undefined}
        value={label}
      />
      <S.Sign>
        <Icon icon={ChevronDown} />
      </S.Sign>
    </S.Box>
  );
}
