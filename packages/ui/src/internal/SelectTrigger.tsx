import type { ComponentPropsWithRef } from 'react';
import type { fieldAria } from '../Field/Field';
import * as S from './SelectParts.styles';

export interface SelectTriggerProps extends ComponentPropsWithRef<'button'> {
  /** What ties the button to help and error of its field. */
  field: ReturnType<typeof fieldAria>;
  /** Whether it shows its value and takes focus, and opens nothing. */
  readOnly: boolean;
}

/**
 * The button that Headless UI opens a list with. Headless UI clears names and descriptions that it
 * did not give; this puts ours back: label and value, help and error. A button cannot be read-only
 * for assistive technology, a combobox that opens nothing can.
 */
export function SelectTrigger({
  field,
  readOnly,
  onClick,
  onPointerDown,
  onMouseDown,
  onKeyDown,
  ...rest
}: SelectTriggerProps) {
  const handlers = readOnly
    ? ({
        role: 'combobox',
        'aria-readonly': true,
        'aria-expanded': false,
        'aria-haspopup': 'listbox',
      } as const)
    : { onClick, onPointerDown, onMouseDown, onKeyDown };
  return (
    <S.Trigger
      {...rest}
      {...field}
      {...handlers}
      type="button"
      aria-labelledby={`${rest.id}-label ${rest.id}-value`}
    />
  );
}
