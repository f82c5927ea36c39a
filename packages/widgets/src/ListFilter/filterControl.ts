import type { ReactNode } from 'react';

/** Props of the control of a filter. */
export interface FilterControlProps {
  label: string;
  value: string | null;
  onChange(value: string | null): void;
}

/** Renders the control of a filter, which shows the label. */
export type FilterControl = (props: FilterControlProps) => ReactNode;
