import { useState } from 'react';

/** What is controlled from outside, and what it starts as when it is not. */
export interface ControllableOptions<Value> {
  /** The parent's value, `null` included. `undefined` leaves the component to keep its own. */
  value: Value | undefined;
  /** What it starts as when the parent does not control it. */
  initial: Value | (() => Value);
  /** Called with every value that is asked for. */
  onChange?: ((value: Value) => void) | undefined;
}

/**
 * Returns the value in force, the parent's or the component's own, and the way to ask for another.
 */
export function useControllable<Value>({
  value,
  initial,
  onChange,
}: ControllableOptions<Value>): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const isControlled = value !== undefined;
  const change = (next: Value) => {
    if (!isControlled) setOwn(() => next);
    onChange?.(next);
  };
  return [isControlled ? value : own, change];
}
