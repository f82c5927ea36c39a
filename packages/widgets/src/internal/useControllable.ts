import { useState } from 'react';

export interface ControllableOptions<Value> {
  /** The parent's value. `undefined` leaves the value to the widget. */
  value: Value | undefined;
  defaultValue: Value;
  onChange: ((value: Value) => void) | undefined;
}

/** State that belongs to the parent when it gives a value, and to the widget when it does not. */
export function useControllable<Value>({ value, defaultValue, onChange }: ControllableOptions<Value>) {
  const [own, setOwn] = useState(defaultValue);
  const isControlled = value !== undefined;

  const change = (next: Value) => {
    if (!isControlled) setOwn(next);
    onChange?.(next);
  };

  return [isControlled ? value : own, change] as const;
}
