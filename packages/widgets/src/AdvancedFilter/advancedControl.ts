import type { ReactNode } from 'react';
import type { FilterControlProps } from '../ListFilter';

/** Props of the control of a custom field. It hides its label: the field is named beside it. */
export interface AdvancedControlProps extends FilterControlProps {
  /** The error of the value, and its remedy. */
  error: string | undefined;
  disabled: boolean;
}

/** Renders the control of a custom field. */
export type AdvancedControl = (props: AdvancedControlProps) => ReactNode;
