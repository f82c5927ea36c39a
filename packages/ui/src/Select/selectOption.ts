import type { ReactNode } from 'react';

/** One option of a `Select` or `MultiSelect`. */
export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
  /** A small decorative picture before the label. */
  mark?: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
  /** Reason why it cannot be selected, shown below its label. Its presence disables the option. */
  disabledReason?: string | undefined;
}

/** Options under a heading. */
export interface SelectGroup<Value extends string | number> {
  /** Identity of the group among its siblings. */
  key: string;
  /** The heading, which names the group. */
  label: string;
  options: readonly SelectOption<Value>[];
}

/** An option or a group of options. */
export type SelectItem<Value extends string | number> = SelectOption<Value> | SelectGroup<Value>;

/** Returns all options in their order, those of groups included. */
export function optionsOf<Value extends string | number>(
  items: readonly SelectItem<Value>[],
): SelectOption<Value>[] {
  return items.flatMap((item) => ('options' in item ? item.options : item));
}
