import type { ChangeEvent, ChangeEventHandler } from 'react';

/** The report of a native input's text, beside its own `onChange`. */
export interface TextChangeOptions {
  /** Called with the text after the native `onChange`, and with `''` when it is cleared. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Returns a change handler that calls the native one and reports the text. */
export function textChange<Input extends HTMLInputElement | HTMLTextAreaElement>(
  onChange: ChangeEventHandler<Input> | undefined,
  onValueChange: TextChangeOptions['onValueChange'],
) {
  return (event: ChangeEvent<Input>) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
}

/**
 * Empties an input as typing would, so that React, forms and uncontrolled inputs notice, and
 * focuses it. React overrides the property of the element itself, hence that of the prototype.
 */
export function clearInput(inputId: string): void {
  const input = document.getElementById(inputId);
  if (!(input instanceof HTMLInputElement)) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
