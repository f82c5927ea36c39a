import { useTexts } from '@mingjian/ui';
import { Calendar } from 'lucide-react';
import { calendarTexts } from '../internal/calendar/calendar.texts';
import { LazyCalendar } from '../internal/calendar/LazyCalendar';
import { useClock } from '../internal/calendar/useClock';
import { readDate } from '../internal/calendar/model/readDate';
import { PickerField, type PickerOptions } from '../internal/calendar/PickerField';
import { useDayRules, type DayRules } from '../internal/calendar/useDayRules';
import { textReading } from '../internal/calendar/useTypedText';
import { DatePanel } from './DatePanel';

export interface DatePickerProps extends PickerOptions, DayRules {
  /** The date as `YYYY-MM-DD`, `null` for none. Without it the field is uncontrolled. */
  value?: string | null | undefined;
  /**
   * Called with the new date on blur, Enter or selection. `null` stands for an empty or invalid
   * text.
   */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Today as `YYYY-MM-DD`. @default the current day */
  today?: string | undefined;
}

/**
 * One date, typed or selected from a calendar. Renders a labelled `<input>` and a button:
 * `className` goes to the root, every other prop to the input. For a range of days use
 * `DateRangePicker`, with a time `DateTimePicker`.
 */
export function DatePicker({
  min,
  max,
  dayDisabledReason,
  today,
  placeholder,
  ...options
}: DatePickerProps) {
  const t = useTexts(calendarTexts);
  const { reasonOf, limits } = useDayRules({ min, max, dayDisabledReason });
  const clock = useClock();
  const read = (text: string) => {
    const { date, problem } = readDate(text, today ?? clock.today());
    return textReading(date, problem && t[problem], reasonOf);
  };

  return (
    <PickerField
      inputMode="numeric"
      {...options}
      placeholder={placeholder ?? t.placeholder}
      names={t}
      icon={Calendar}
      read={read}
      preload={LazyCalendar.preload}
      panel={({ value, setValue, close }) => (
        <DatePanel
          value={value}
          today={today}
          min={min}
          max={max}
          reasonOf={reasonOf}
          limits={limits}
          onSelect={setValue}
          close={close}
        />
      )}
    />
  );
}
