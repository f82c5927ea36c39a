import type { LucideIcon } from 'lucide-react';

/** One card of `ChoiceCards`. */
export interface ChoiceCardOption<Value extends string | number> {
  value: Value;
  title: string;
  /** A short fact at the end of the title, such as a price. */
  note?: string | undefined;
  /** One or two lines about the consequences of the choice. */
  description?: string | undefined;
  icon?: LucideIcon | undefined;
  /** Reason why it cannot be selected. Its presence disables the card. */
  disabledReason?: string | undefined;
}
