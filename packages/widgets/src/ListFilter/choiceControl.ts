import type { ReactNode } from 'react';

/** Props of a filter's own control of one choice. */
export interface ChoiceControlProps {
  label: string;
  /** Text for no choice. */
  placeholder: string;
  /** Key of the selected option; `null` for none. */
  value: string | null;
  onValueChange(value: string | null): void;
}

/** Renders a filter's own control. */
export type ChoiceControl = (props: ChoiceControlProps) => ReactNode;
