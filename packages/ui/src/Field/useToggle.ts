import type { ChangeEvent, ComponentPropsWithRef, MouseEvent } from 'react';
import type { FieldOptions } from './Field';
import { useField } from './useField';

/** The props of a field with two states. */
export interface ToggleOptions
  extends FieldOptions, Omit<ComponentPropsWithRef<'input'>, 'role' | 'size' | 'type'> {
  /** Called with the new state, after the native `onChange`. */
  onValueChange?: ((checked: boolean) => void) | undefined;
}

/**
 * Returns the props of a field with two states, and those of its native checkbox. While it is
 * locked or read-only, it keeps its state and the focus.
 */
export function useToggle(
  { readOnly = false, onClick, onChange, onValueChange, ...field }: ToggleOptions,
  isLocked = readOnly,
) {
  const { fieldProps, controlProps, rest } = useField(field);

  const handleClick = (event: MouseEvent<HTMLInputElement>) => {
    if (!isLocked) onClick?.(event);
    // React restores a controlled one by itself.
    else if (rest.checked === undefined) event.preventDefault();
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (isLocked) return;
    onChange?.(event);
    onValueChange?.(event.target.checked);
  };

  const inputProps = {
    ...rest,
    ...controlProps,
    type: 'checkbox' as const,
    required: fieldProps.required,
    readOnly: isLocked,
    'aria-readonly': readOnly || undefined,
    onClick: handleClick,
    onChange: handleChange,
  };
  return { fieldProps, inputProps };
}
