import type { ComponentPropsWithRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as S from './Combobox.styles';

export interface FixedComboboxProps extends ComponentPropsWithRef<'input'> {
  /** The value that a form is sent. */
  chosen: string | null;
  /** What the field shows for it. */
  shown: string;
  /** Whether it is disabled for a reason that can be read: then it takes focus. */
  hasReason: boolean;
}

/** A combobox that cannot be changed: read-only, or disabled. It loads and opens nothing. */
export function FixedCombobox({
  chosen,
  shown,
  hasReason,
  disabled,
  name,
  placeholder,
  ...rest
}: FixedComboboxProps) {
  const isOff = disabled || hasReason;
  return (
    <S.Box>
      <S.Input
        {...rest}
        {...{ role: 'combobox', 'aria-expanded': false }}
        aria-disabled={hasReason || undefined}
        readOnly
        disabled={disabled}
        placeholder={isOff ? placeholder : undefined}
        value={shown}
      />
      <S.Sign>
        <Icon icon={ChevronDown} />
      </S.Sign>
      {name !== undefined && !isOff && <input type="hidden" name={name} value={chosen ?? ''} />}
    </S.Box>
  );
}
