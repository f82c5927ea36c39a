import { useControllable } from '@mingjian/ui';
import { isDate } from '../internal/calendar/model/days';
import { CalendarField, type CalendarOptions } from './CalendarField';

export interface CalendarPickerProps extends CalendarOptions {
  /** The day as `YYYY-MM-DD`, `null` for none. Without it the field is uncontrolled. */
  value?: string | null | undefined;
  /** @default null */
  defaultValue?: string | null | undefined;
  /** Called with the selected day. */
  onValueChange?: ((value: string | null) => void) | undefined;
}

/**
 * One day of a calendar that is always open, with holidays, make-up days and the number of working
 * days from today. Renders a `<fieldset>`, which takes `ref` and every other prop. In a form where
 * working days do not matter use `DatePicker`.
 */
export function CalendarPicker({
  value: controlled,
  defaultValue = null,
  onValueChange,
  ...options
}: CalendarPickerProps) {
  const [value, setValue, reset] = useControllable<string | null>({
    value: controlled,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const isSelected = value !== null && isDate(value);
  return (
    <CalendarField
      {...options}
      mode="single"
      span={isSelected ? { from: value, to: value } : null}
      submitted={value ?? ''}
      onSpanChange={(span) => setValue(span?.from ?? null)}
      onReset={reset}
    />
  );
}
