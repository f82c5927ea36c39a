import type { ComponentPropsWithRef } from 'react';
import type { FieldControlProps } from '../../Field/useField';
import * as S from './SelectParts.styles';

export interface SelectTriggerProps extends ComponentPropsWithRef<'button'> {
  /** Id and ARIA attributes of the button. */
  field: FieldControlProps;
  /** Whether the button takes focus and shows its value without opening the list. */
  readOnly: boolean;
}

/**
 * The button of a Headless UI listbox. Headless UI clears names and descriptions that it did not
 * set, so they are set here: label and value, description and error. ARIA knows no read-only
 * button, so a read-only one has the role of a combobox.
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
  const labelledBy = `${field.id}-label ${field.id}-value`;
  if (readOnly)
    return (
      <S.Trigger
        {...rest}
        {...field}
        type="button"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- there is no list to control
        role="combobox"
        aria-readonly
        aria-expanded={false}
        aria-haspopup="listbox"
        aria-labelledby={labelledBy}
      />
    );
  return (
    <S.Trigger
      {...rest}
      {...field}
      type="button"
      aria-labelledby={labelledBy}
      onClick={onClick}
      onPointerDown={onPointerDown}
      onMouseDown={onMouseDown}
      onKeyDown={onKeyDown}
    />
  );
}
