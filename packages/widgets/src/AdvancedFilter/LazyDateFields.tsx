import type { ReactNode } from 'react';
import { TextField } from '@mingjian/ui';
import { lazyPart } from '../internal/lazyPart/lazyPart';

const waiting = ({ label }: { label: ReactNode }) => (
  <TextField label={label} hideLabel readOnly aria-busy />
);

/** `DatePicker`, loaded on demand. A read-only field replaces it while loading. */
export const LazyDatePicker = lazyPart(async () => (await import('../DatePicker')).DatePicker, {
  waiting,
});

/** `DateTimePicker`, loaded on demand. */
export const LazyDateTimePicker = lazyPart(
  async () => (await import('../DateTimePicker')).DateTimePicker,
  { waiting },
);
