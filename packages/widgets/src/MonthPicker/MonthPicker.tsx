import { useTexts } from '@mingjian/ui';
import { Calendar } from 'lucide-react';
import { useClock } from '../internal/calendar/useClock';
import { readMonth } from '../internal/calendar/model/readMonth';
import { monthTexts } from '../internal/calendar/month.texts';
import { PickerField, type PickerOptions } from '../internal/calendar/PickerField';
import { useMonthRules, type MonthRules } from '../internal/calendar/useMonthRules';
import { textReading } from '../internal/calendar/useTypedText';
import { OneMonthPanel } from './OneMonthPanel';

export interface MonthPickerProps extends PickerOptions, MonthRules {
  /** The month as `YYYY-MM`, `null` for none. Without it the field is uncontrolled. */
  value?: string | null | undefined;
  /**
   * Called with the new month on blur, Enter or selection. `null` stands for an empty or invalid
   * text.
   */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Today as `YYYY-MM-DD`. @default the current day */
  today?: string | undefined;
}

/**
 * One month, typed or selected from the months of a year. Renders a labelled `<input>` and a
 * button: `className` goes to the root, every other prop to the input. For a day use `DatePicker`.
 */
export function MonthPicker({
  min,
  max,
  monthDisabledReason,
  today,
  placeholder,
  ...options
}: MonthPickerProps) {
  const t = useTexts(monthTexts);
  const rules = useMonthRules({ min, max, monthDisabledReason });
  const clock = useClock();
  const currentDay = () => today ?? clock.today();
  const read = (text: string) => {
    const { month, problem } = readMonth(text, currentDay());
    return textReading(month, problem && t[problem], rules.reasonOf);
  };

  return (
    <PickerField
      inputMode="numeric"
      {...options}
      placeholder={placeholder ?? t.monthPlaceholder}
      names={t}
      icon={Calendar}
      read={read}
      panel={(field) => (
        <OneMonthPanel
          field={field}
          currentDay={currentDay}
          min={min}
          max={max}
          reasonOf={rules.reasonOf}
          limits={rules.limits}
        />
      )}
    />
  );
}
