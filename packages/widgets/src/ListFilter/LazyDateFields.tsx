import { TextField } from '@mingjian/ui';
import { lazyPart } from '../internal/lazyPart/lazyPart';

const waiting = ({ label }: { label: string }) => <TextField label={label} readOnly aria-busy />;

/** `DatePicker`, for lists that have a date to filter by. A box of its size holds its place. */
export const LazyDatePicker = lazyPart(async () => (await import('../DatePicker')).DatePicker, {
  waiting,
});

/** `DateRangePicker`, for lists that have one. */
export const LazyDateRangePicker = lazyPart(
  async () => (await import('../DateRangePicker')).DateRangePicker,
  { waiting },
);

/** Starts to load both: the fields behind the link are there when it is pressed. */
export function preloadDateFields() {
  LazyDatePicker.preload();
  LazyDateRangePicker.preload();
}
