import type { ReactNode } from 'react';

/** One option of a `Select` or `MultiSelect`. */
export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
  /** A small decorative picture before the label. */
  mark?: ReactNode;
  /** @default false */
  disabled?: boolean;
  /** Reason why it cannot be selected, shown below its label. Its presence disables the option. */
  disabledReason?: string;
}
