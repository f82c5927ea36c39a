import type { ReactNode } from 'react';

/** Props of a filter's own control. */
export interface FilterControlProps {
  label: string;
  /** Text for no value. */
  placeholder: string;
  /** The value, of a choice the key of its option; `null` for none. */
  value: string | null;
  onValueChange(value: string | null): void;
}

/** Renders a filter's own control, which shows the label. */
export type FilterControl = (props: FilterControlProps) => ReactNode;
