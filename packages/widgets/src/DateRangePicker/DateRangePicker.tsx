import { useControllable, useTexts } from '@mingjian/ui';
import { calendarTexts } from '../internal/calendar/calendar.texts';
import { LazyCalendar } from '../internal/calendar/LazyCalendar';
import { useClock } from '../internal/calendar/useClock';
import { useDayRules, type DayRules } from '../internal/calendar/useDayRules';
import * as S from '../internal/range/range.styles';
import { RangeField, type RangeOptions } from '../internal/range/RangeField';
import { useRangeText } from '../internal/range/useRangeText';
import { dateRangeTexts } from './DateRangePicker.texts';
import { readRange, type DateRange, type DateRangeVariant } from './model/dateRange';
import type { DatePreset } from './model/datePresets';
import { RangePanel } from './RangePanel';
import { useProblemText } from './useProblemText';

export interface DateRangePickerProps extends RangeOptions, DayRules {
  /** The range, `null` for none. Without it the field is uncontrolled. */
  value?: DateRange | null | undefined;
  /** @default null */
  defaultValue?: DateRange | null | undefined;
  /**
   * Called with the new range on blur, Enter or selection. `null` stands for empty or invalid
   * texts.
   */
  onValueChange?: ((value: DateRange | null) => void) | undefined;
  /** Which ends may be open: none, one of them, or the last one until now. @default 'closed' */
  variant?: DateRangeVariant | undefined;
  /** Minimum number of days, including both ends. @default 1 */
  minDays?: number | undefined;
  /** Maximum number of days, including both ends. @default no limit */
  maxDays?: number | undefined;
  /** Ranges to select with one click, in the order of the array. @default none */
  presets?: readonly DatePreset[] | undefined;
  /**
   * Whether a range that was selected by a preset carries its key, as `preset`, and the field shows
   * the preset's label. A range clipped by `min` or `max` is not the preset's. @default false
   */
  keepsPreset?: boolean | undefined;
  /** Today as `YYYY-MM-DD`. @default the current day */
  today?: string | undefined;
}

/**
 * A range of days, typed or selected from a calendar. Renders a group of two inputs and a button:
 * `className` goes to the root, `ref` to the first input, every other prop to the group. For one
 * day use `DatePicker`.
 */
export function DateRangePicker({
  value: controlled,
  defaultValue = null,
  onValueChange,
  min,
  max,
  dayDisabledReason,
  variant = 'closed',
  minDays,
  maxDays,
  presets = [],
  keepsPreset = false,
  today,
  ...options
}: DateRangePickerProps) {
  const t = useTexts(dateRangeTexts);
  const [value, setValue, reset] = useControllable<DateRange | null>({
    value: controlled,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const { reasonOf, limits } = useDayRules({ min, max, dayDisabledReason });
  const clock = useClock();
  const rules = () => ({
    variant,
    today: today ?? clock.today(),
    reasonOf,
    minDays,
    maxDays,
  });
  const range = useRangeText({
    value,
    onValueChange: setValue,
    read: (entry) => readRange(entry, rules()),
  });
  const { problem, entry } = range;
  const problemText = useProblemText({ minDays, maxDays });

  return (
    <RangeField
      {...options}
      value={value}
      onReset={reset}
      texts={t}
      names={useTexts(calendarTexts)}
      range={range}
      problem={problem && { end: problem.end, message: problemText(problem) }}
      needsBothEnds={variant !== 'open'}
      allowsSoFar={variant === 'soFar'}
      preset={presets.find(({ key }) => key === entry.preset)?.label}
      notes={range.isSwapped && <S.Note role="status">{t.swapped}</S.Note>}
      preload={LazyCalendar.preload}
      panel={(close) => (
        <RangePanel
          value={value}
          rules={rules}
          presets={presets}
          keepsPreset={keepsPreset}
          min={min}
          max={max}
          limits={limits}
          close={close}
          onSelect={range.setValue}
        />
      )}
    />
  );
}
