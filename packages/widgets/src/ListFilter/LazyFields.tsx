import type { ReactNode } from 'react';
import { TextField } from '@mingjian/ui';
import { lazyPart } from '../internal/lazyPart/lazyPart';
import type { FilterField } from './model/filterFields';

type FilterKind = FilterField['kind'];

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

/** `MultiSelect`, loaded on demand. */
export const LazyMultiSelect = lazyPart(async () => (await import('./searchFields')).MultiSelect, {
  waiting,
});

/** `Combobox`, loaded on demand. Until then its choice is a text. */
export const LazyCombobox = lazyPart(async () => (await import('./searchFields')).Combobox, {
  waiting: ({ label, selectedOption }) => (
    <TextField label={label} value={selectedOption?.label ?? ''} readOnly aria-busy />
  ),
});

/** Loads the controls of these kinds early, so that collapsed fields expand without delay. */
export function preloadFields(kinds: readonly FilterKind[]) {
  if (kinds.includes('date')) LazyDatePicker.preload();
  if (kinds.some((kind) => kind.endsWith('Range'))) LazyDateRangePicker.preload();
  if (kinds.includes('multiSelect')) LazyMultiSelect.preload();
  if (kinds.includes('lookup')) LazyCombobox.preload();
}
