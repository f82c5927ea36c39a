import type { ReactNode } from 'react';
import { TextField } from '@mingjian/ui';
import { lazyPart } from '../internal/lazyPart/lazyPart';

interface WaitingProps {
  label: ReactNode;
  /** Whether the field takes two columns of the filter bar. */
  'data-wide'?: boolean | undefined;
}

const waiting = ({ label, 'data-wide': wide }: WaitingProps) => (
  <TextField label={label} readOnly aria-busy data-wide={wide} />
);

/** `DatePicker`, loaded on demand. A read-only field of its size replaces it while loading. */
export const LazyDatePicker = lazyPart(async () => (await import('../DatePicker')).DatePicker, {
  waiting,
});

/** `DateRangePicker`, loaded on demand. */
export const LazyDateRangePicker = lazyPart(
  async () => (await import('../DateRangePicker')).DateRangePicker,
  { waiting },
);

/** Loads both early, so that collapsed date fields expand without delay. */
export function preloadDateFields() {
  LazyDatePicker.preload();
  LazyDateRangePicker.preload();
}
