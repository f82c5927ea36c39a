import { useMemo } from 'react';
import { useLocale, useTexts } from '@mingjian/ui';
import { DayPicker, TZDate } from 'react-day-picker';
import * as S from './calendar.styles';
import { calendarTexts } from './calendar.texts';
import { calendarParts, DayReasons } from './calendarParts';
import { dateOfMoment, momentOf, monthBounds } from './model/calendarMonths';
import type { DaySpan } from './model/days';
import { useDateWords } from './useDateWords';

export interface CalendarProps {
  /** Whether one day is chosen or the days from one to another. */
  mode: 'single' | 'range';
  /** The chosen days, the same one twice for one day. */
  chosen: DaySpan | null;
  /** Days that would be chosen next. */
  preview?: DaySpan | null;
  /** A day of the first month that is shown. */
  shown: string;
  /** How many months stand side by side. @default 1 */
  months?: 1 | 2;
  /** Today in Beijing. */
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Returns why a day cannot be chosen, or nothing. */
  reasonOf(date: string): string | undefined;
  /** Called with a day that can be chosen. */
  onPick(date: string): void;
  /** Called with the day under the pointer or the focus. */
  onPoint?(date: string): void;
}

/**
 * Months of days with the keys of a date grid. The only file that knows react-day-picker, which
 * counts in UTC here: its days are those of the calendar in any browser. A day that cannot be
 * chosen takes focus all the same, and tells why.
 */
export function Calendar({
  mode,
  chosen,
  preview = null,
  shown,
  months = 1,
  today,
  min,
  max,
  reasonOf,
  onPick,
  onPoint,
}: CalendarProps) {
  const { locale } = useLocale();
  const wording = useCalendarWording();
  const bounds = monthBounds(today, chosen, min, max);
  const range = chosen && { from: momentOf(chosen.from), to: momentOf(chosen.to) };
  const isPreviewed = (date: string) =>
    preview !== null && preview.from <= date && date <= preview.to;
  const point = (day: Date) => onPoint?.(dateOfMoment(day));
  const pick = (day: Date) => {
    const date = dateOfMoment(day);
    if (reasonOf(date) === undefined) onPick(date);
  };

  return (
    <S.Calendar>
      <DayReasons value={reasonOf}>
        <DayPicker
          {...SETTINGS}
          {...wording}
          {...(mode === 'single'
            ? { mode, selected: range?.from }
            : { mode, selected: range ?? undefined })}
          onSelect={nothing}
          onDayClick={pick}
          onDayFocus={point}
          onDayMouseEnter={point}
          modifiers={{
            off: (day) => reasonOf(dateOfMoment(day)) !== undefined,
            preview: (day) => isPreviewed(dateOfMoment(day)),
          }}
          locale={useMemo(() => ({ code: locale }), [locale])}
          dir={document.dir === 'rtl' ? 'rtl' : 'ltr'}
          today={momentOf(today)}
          defaultMonth={momentOf(shown)}
          startMonth={momentOf(bounds.from)}
          endMonth={momentOf(bounds.to)}
          numberOfMonths={months}
          showOutsideDays={months === 1}
        />
      </DayReasons>
    </S.Calendar>
  );
}

/** What is chosen is told by the owner of the calendar alone. */
const nothing = () => {};

/**
 * The steps that the library takes through the browser's own zone, in which a day can be missing:
 * Samoa never had 30 December 2011. Its other arithmetic was found right on every day from 1990 to
 * 2040, in zones that change their clocks at midnight, too.
 */
const withoutZone = {
  addDays: (moment: Date, days: number) => new TZDate(moment.getTime() + days * 86_400_000, 'UTC'),
  isSameDay: (one: Date, other: Date) => dateOfMoment(one) === dateOfMoment(other),
  /** Writes the keys of days, `yyyy-MM-dd`, and of months, `yyyy-MM`. */
  format: (moment: Date, pattern: string) => dateOfMoment(moment).slice(0, pattern.length),
};

/** What every calendar has in common. It opens in a dialog of its own, which takes the focus. */
const SETTINGS = {
  timeZone: 'UTC',
  dateLib: withoutZone,
  components: calendarParts,
  weekStartsOn: 1,
  captionLayout: 'dropdown',
  navLayout: 'around',
  fixedWeeks: true,
  autoFocus: true,
} as const;

function useCalendarWording() {
  const t = useTexts(calendarTexts);
  const words = useDateWords();
  return useMemo(
    () => ({
      formatters: {
        formatCaption: words.yearMonth,
        formatDay: (day: Date) => String(Number(dateOfMoment(day).slice(-2))),
        formatMonthDropdown: words.month,
        formatYearDropdown: words.year,
        formatWeekdayName: words.weekdayHead,
      },
      labels: {
        labelDayButton: (day: Date, { today, selected }: Record<string, boolean>) => {
          const marked = today ? t.and(t.today, words.full(day)) : words.full(day);
          return selected ? t.and(marked, t.chosen) : marked;
        },
        labelGrid: words.yearMonth,
        labelWeekday: words.weekday,
        labelMonthDropdown: () => t.month,
        labelYearDropdown: () => t.year,
        labelPrevious: () => t.previousMonth,
        labelNext: () => t.nextMonth,
      },
    }),
    [t, words],
  );
}
