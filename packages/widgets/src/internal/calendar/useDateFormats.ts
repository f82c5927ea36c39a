import { useMemo } from 'react';
import { useLocale } from '@mingjian/ui';

/** Formatters of days, each given by its midnight in UTC. */
export interface DateFormats {
  /** Such as "2026年11月21日星期六". */
  full(day: Date): string;
  /** Such as "2026年11月". */
  yearMonth(day: Date): string;
  year(day: Date): string;
  month(day: Date): string;
  weekday(day: Date): string;
  /** Column header: one character in Chinese. */
  weekdayHead(day: Date): string;
}

/** Returns the formatters of days, months and years for the current locale. */
export function useDateFormats(): DateFormats {
  const { language, locale } = useLocale();
  return useMemo(() => {
    const formatter = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (day: Date) => format.format(day.getTime());
    };
    return {
      full: formatter({ dateStyle: 'full' }),
      yearMonth: formatter({ year: 'numeric', month: 'long' }),
      year: formatter({ year: 'numeric' }),
      month: formatter({ month: 'short' }),
      weekday: formatter({ weekday: 'long' }),
      weekdayHead: formatter({ weekday: language === 'zh' ? 'narrow' : 'short' }),
    };
  }, [language, locale]);
}
