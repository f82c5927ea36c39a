import { useMemo } from 'react';
import { beijingDay, fromBeijing } from '@mingjian/api';
import { useLocale } from '@mingjian/ui';

/** Formatters for the server's Beijing times. */
export interface DateFormat {
  /** Returns a time such as `2026-11-21 09:30`, as the current language writes it. */
  time(text: string): string;
  day(text: string): string;
  /** Returns the time of day alone. */
  clock(text: string): string;
  /** Returns a day of this year as `11-21`. */
  monthDay(text: string): string;
  /** Returns a time of this year as `11-21 09:30`, and the day of another year. */
  short(text: string): string;
}

/**
 * Returns formatters for the server's times (`yyyy-MM-dd HH:mm:ss`, Beijing) in the current
 * language. The output is Beijing time whatever the browser's time zone.
 */
export function useDateFormat(): DateFormat {
  const { locale, language } = useLocale();
  return useMemo(() => {
    if (language === 'zh')
      return {
        time: (text) => text.slice(0, 16),
        day: (text) => text.slice(0, 10),
        clock: (text) => text.slice(11, 16),
        monthDay: (text) => (isThisYear(text) ? text.slice(5, 10) : text.slice(0, 10)),
        short: (text) => (isThisYear(text) ? text.slice(5, 16) : text.slice(0, 10)),
      };
    const day = {
      timeZone: 'Asia/Shanghai',
      year: 'numeric',
      month: 'short',
      day: '2-digit',
    } as const;
    const dayFormat = new Intl.DateTimeFormat(locale, day);
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const clockFormat = new Intl.DateTimeFormat(locale, { timeZone: day.timeZone, ...clock });
    const timeFormat = new Intl.DateTimeFormat(locale, { ...day, ...clock });
    const { year: _, ...dayOfYear } = day;
    const shortFormat = new Intl.DateTimeFormat(locale, { ...dayOfYear, ...clock });
    const monthDayFormat = new Intl.DateTimeFormat(locale, dayOfYear);
    const writer = (format: Intl.DateTimeFormat) => (text: string) => {
      const moment = fromBeijing(text);
      return moment ? format.format(moment) : text;
    };
    return {
      time: writer(timeFormat),
      day: writer(dayFormat),
      clock: writer(clockFormat),
      monthDay: (text) => writer(isThisYear(text) ? monthDayFormat : dayFormat)(text),
      short: (text) => writer(isThisYear(text) ? shortFormat : dayFormat)(text),
    };
  }, [locale, language]);
}

const isThisYear = (text: string) => text.slice(0, 4) === beijingDay(new Date()).slice(0, 4);
