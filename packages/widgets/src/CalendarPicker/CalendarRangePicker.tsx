import { useControllable } from '@mingjian/ui';
import type { DaySpan } from '../internal/calendar/model/days';
import { CalendarField, type CalendarOptions } from './CalendarField';

export interface CalendarRangePickerProps extends CalendarOptions {
  /** The days, `null` for none. Without it the field is uncontrolled. */
  value?: DaySpan | null | undefined;
  /** @default null */
  defaultValue?: DaySpan | null | undefined;
  /** Called with the selected days, once both ends are. */
  onValueChange?: ((value: DaySpan | null) => void) | undefined;
}

/**
 * A range of days of a calendar that is always open, with holidays, make-up days and the number of
 * working days among them. Renders a `<fieldset>`, which takes `ref` and every other prop. Where
 * days are typed use `DateRangePicker`.
 */
export function CalendarRangePicker({
  value: controlled,
  defaultValue = null,
  onValueChange,
  ...options
}: CalendarRangePickerProps) {
  const [value, setValue, reset] = useControllable<DaySpan | null>({
    value: controlled,
    initial: defaultValue,
    onChange: onValueChange,
  });
  return (
    <CalendarField
      {...options}
      mode="range"
      span={value}
      submitted={[value?.from ?? '', value?.to ?? '']}
      onSpanChange={setValue}
      onReset={reset}
    />
  );
}
