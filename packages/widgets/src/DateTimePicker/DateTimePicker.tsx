import { useTexts } from '@mingjian/ui';
import { CalendarClock } from 'lucide-react';
import { calendarTexts } from '../internal/calendar/calendar.texts';
import { LazyCalendar } from '../internal/calendar/LazyCalendar';
import { useClock } from '../internal/calendar/useClock';
import { PickerField, type PickerOptions } from '../internal/calendar/PickerField';
import { textReading } from '../internal/calendar/useTypedText';
import { inPrecision } from '../internal/time/model/times';
import { timeTexts } from '../internal/time/time.texts';
import { DateTimePanel } from './DateTimePanel';
import { dateTimeTexts } from './DateTimePicker.texts';
import { readDateTime, type DateTimeReading } from './model/readDateTime';
import { useDateTimeRules, type DateTimeRules } from './useDateTimeRules';

export interface DateTimePickerProps extends PickerOptions, DateTimeRules {
  /**
   * The day and time as `YYYY-MM-DD HH:mm`, `null` for none. Without it the field is
   * uncontrolled.
   */
  value?: string | null | undefined;
  /**
   * Called with the new day and time on blur, Enter or selection. `null` stands for an empty or
   * invalid text.
   */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Whether the time has seconds, as `YYYY-MM-DD HH:mm:ss`. @default false */
  seconds?: boolean | undefined;
  /** Minutes between two times of the list. Any time can be typed. @default 30 */
  step?: number | undefined;
  /** The day and time now as `YYYY-MM-DD HH:mm`. @default the current time */
  now?: string | undefined;
}

/**
 * One day with a time, typed or selected from a calendar and a list. Renders a labelled `<input>`
 * and a button: `className` goes to the root, every other prop to the input. Without a time use
 * `DatePicker`.
 */
export function DateTimePicker({
  min,
  max,
  dayDisabledReason,
  timeDisabledReason,
  seconds = false,
  step = 30,
  now,
  placeholder,
  ...options
}: DateTimePickerProps) {
  const t = useTexts(dateTimeTexts);
  const names = useTexts(calendarTexts);
  const problemText = useProblemText();
  const rules = useDateTimeRules({ min, max, dayDisabledReason, timeDisabledReason });
  const clock = useClock();
  const currentTime = () => inPrecision(now ?? clock.now(), seconds);
  const read = (text: string) => {
    const { dateTime, problem } = readDateTime(text, currentTime().slice(0, 10), seconds);
    return textReading(dateTime, problem && problemText(problem), rules.reasonOf);
  };

  return (
    <PickerField
      {...options}
      placeholder={placeholder ?? (seconds ? t.secondPlaceholder : t.minutePlaceholder)}
      names={names}
      icon={CalendarClock}
      read={read}
      preload={LazyCalendar.preload}
      panel={(field) => (
        <DateTimePanel
          field={field}
          step={step}
          seconds={seconds}
          min={min}
          max={max}
          reasonOf={rules.reasonOf}
          limits={rules.limits}
          dayReasonOf={rules.dayReasonOf}
          currentTime={currentTime}
        />
      )}
    />
  );
}

type Problem = NonNullable<DateTimeReading['problem']>;

/** Returns a formatter for problems of a text in the current language. */
function useProblemText(): (problem: Problem) => string {
  const t = useTexts(dateTimeTexts);
  const { noSuchDay } = useTexts(calendarTexts);
  const { noSuchTime } = useTexts(timeTexts);
  return (problem) => {
    if (problem === 'noSuchDay') return noSuchDay;
    return problem === 'noSuchTime' ? noSuchTime : t[problem];
  };
}
