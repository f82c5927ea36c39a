import { useMemo } from 'react';
import { useLocale } from '@mingjian/ui';

/** Days in words, each given by its midnight in UTC. */
export interface DateWords {
  /** Such as "2026年11月21日星期六". */
  full(day: Date): string;
  /** Such as "2026年11月". */
  yearMonth(day: Date): string;
  year(day: Date): string;
  month(day: Date): string;
  weekday(day: Date): string;
  /** The head of a column: one sign in Chinese. */
  weekdayHead(day: Date): string;
}

/** Returns how days, months and years are written in the language in force. */
export function useDateWords(): DateWords {
  const { language, locale } = useLocale();
  return useMemo(() => {
    const writer = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (day: Date) => format.format(day.getTime());
    };
    return {
      full: writer({ dateStyle: 'full' }),
      yearMonth: writer({ year: 'numeric', month: 'long' }),
      year: writer({ year: 'numeric' }),
      month: writer({ month: 'short' }),
      weekday: writer({ weekday: 'long' }),
      weekdayHead: writer({ weekday: language === 'zh' ? 'narrow' : 'short' }),
    };
  }, [language, locale]);
}
