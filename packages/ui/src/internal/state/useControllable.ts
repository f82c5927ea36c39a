import { useState } from 'react';

/** A value that is controlled by the parent, or stored by the component. */
export interface ControllableOptions<Value> {
  /** The controlled value, possibly `null`. `undefined` makes the component uncontrolled. */
  value: Value | undefined;
  /** The initial value of an uncontrolled component. */
  initial: Value | (() => Value);
  /** Called with every requested value. */
  onChange?: ((value: Value) => void) | undefined;
}

/**
 * Returns the current value, controlled or stored, a function that requests another, and one that
 * stores the initial value again, which is not reported.
 */
export function useControllable<Value>({
  value,
  initial,
  onChange,
}: ControllableOptions<Value>): [Value, (next: Value) => void, () => void] {
  const [stored, setStored] = useState(initial);
  const isControlled = value !== undefined;
  const change = (next: Value) => {
    if (!isControlled) setStored(() => next);
    onChange?.(next);
  };
  return [isControlled ? value : stored, change, () => setStored(initial)];
}
