import { use, useMemo, useRef } from 'react';
import { useLocale, useTexts } from '@mingjian/ui';
import { DayPicker, TZDate } from 'react-day-picker';
import * as S from './calendar.styles';
import { calendarTexts } from './calendar.texts';
import { calendarParts, DayReasons } from './calendarParts';
import { isWorked, MarkedDays } from './dayKinds';
import { dateOfUtc, utcDate, monthBounds } from './model/calendarMonths';
import { DAY, type DaySpan } from './model/days';
import { weekStartOf } from './model/weekStart';
import { useDateFormats } from './useDateFormats';
import { useDirection } from './useDirection';
import { PanelTakesFocus } from './usePickerPanel';

export interface CalendarProps {
  /** Whether a day or a range of days is selected. */
  mode: 'single' | 'range';
  /** The selected days; both ends are equal for one day. */
  selected: DaySpan | null;
  /** Days that the next click would select. */
  preview?: DaySpan | null | undefined;
  /** A day of the first month on display. */
  initialDay: string;
  /** Number of months side by side. @default 1 */
  months?: 1 | 2 | undefined;
  /** Today as `YYYY-MM-DD`. */
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Returns the reason why a day is disabled, if it is. */
  reasonOf(date: string): string | undefined;
  /** Called with an enabled day. */
  onSelect(date: string): void;
  /** Called with the hovered or focused day. */
  onHighlight?: ((date: string) => void) | undefined;
}

/**
 * A calendar of months with the keys of a date grid. With `calendarParts` the only file that
 * imports react-day-picker, which runs in UTC here, so its days do not depend on the browser's
 * zone. A disabled day takes focus and shows its reason.
 */
export function Calendar({
  mode,
  selected,
  preview = null,
  initialDay,
  months = 1,
  today,
  min,
  max,
  reasonOf,
  onSelect,
  onHighlight,
}: CalendarProps) {
  const { locale } = useLocale();
  const texts = useCalendarTexts();
  const rootRef = useRef<HTMLDivElement>(null);
  const takesFocus = use(PanelTakesFocus);
  const days = use(MarkedDays);
  const bounds = monthBounds(today, selected, min, max);
  const range = selected && { from: utcDate(selected.from), to: utcDate(selected.to) };
  const isPreviewed = (date: string) =>
    preview !== null && preview.from <= date && date <= preview.to;
  const highlight = (day: Date) => onHighlight?.(dateOfUtc(day));
  const select = (day: Date) => {
    const date = dateOfUtc(day);
    if (reasonOf(date) === undefined) onSelect(date);
  };

  return (
    <S.Calendar ref={rootRef}>
      <DayReasons value={reasonOf}>
        <DayPicker
          {...SETTINGS}
          {...texts}
          key={String(takesFocus)}
          // The panel is a dialog, and somebody has just asked for it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={takesFocus}
          {...(mode === 'single'
            ? { mode, selected: range?.from }
            : { mode, selected: range ?? undefined })}
          onSelect={ignore}
          onDayClick={select}
          onDayFocus={highlight}
          onDayMouseEnter={highlight}
          modifiers={{
            off: (day) => reasonOf(dateOfUtc(day)) !== undefined,
            preview: (day) => isPreviewed(dateOfUtc(day)),
            rest: (day) => days !== null && !isWorked(days.kindOf(dateOfUtc(day))),
          }}
          locale={useMemo(() => ({ code: locale }), [locale])}
          weekStartsOn={useMemo(() => weekStartOf(locale), [locale])}
          dir={useDirection(rootRef)}
          today={utcDate(today)}
          defaultMonth={utcDate(initialDay)}
          startMonth={utcDate(bounds.from)}
          endMonth={utcDate(bounds.to)}
          numberOfMonths={months}
          showOutsideDays={months === 1}
        />
      </DayReasons>
    </S.Calendar>
  );
}

/** The parent controls the selection; the library requires a handler. */
const ignore = () => {};

/**
 * Replaces the date functions of the library that use the browser's zone, in which a day can be
 * missing: Samoa had no 30 December 2011. Its other arithmetic was verified for every day from 1990
 * to 2040, including zones that change their clocks at midnight.
 */
const utcDateLib = {
  addDays: (date: Date, days: number) => new TZDate(date.getTime() + days * DAY, 'UTC'),
  isSameDay: (one: Date, other: Date) => dateOfUtc(one) === dateOfUtc(other),
  /** Formats the keys of days, `yyyy-MM-dd`, and of months, `yyyy-MM`. */
  format: (date: Date, pattern: string) => dateOfUtc(date).slice(0, pattern.length),
};

/** Settings of every calendar. */
const SETTINGS = {
  timeZone: 'UTC',
  dateLib: utcDateLib,
  components: calendarParts,
  captionLayout: 'dropdown',
  navLayout: 'around',
  fixedWeeks: true,
} as const;

function useCalendarTexts() {
  const t = useTexts(calendarTexts);
  const formats = useDateFormats();
  return useMemo(
    () => ({
      formatters: {
        formatCaption: formats.yearMonth,
        formatDay: (day: Date) => String(Number(dateOfUtc(day).slice(-2))),
        formatMonthDropdown: formats.month,
        formatYearDropdown: formats.year,
        formatWeekdayName: formats.weekdayHead,
      },
      labels: {
        labelDayButton: (day: Date, { today, selected }: Record<string, boolean>) => {
          const name = today ? t.and(t.today, formats.full(day)) : formats.full(day);
          return selected ? t.and(name, t.selected) : name;
        },
        labelGrid: formats.yearMonth,
        labelWeekday: formats.weekday,
        labelMonthDropdown: () => t.month,
        labelYearDropdown: () => t.year,
        labelPrevious: () => t.previousMonth,
        labelNext: () => t.nextMonth,
      },
    }),
    [t, formats],
  );
}
