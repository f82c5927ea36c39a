import { useMemo } from 'react';
import { fromBeijing } from '@mingjian/api';
import { useLocale } from '@mingjian/ui';

/** Formatters for the server's Beijing times. */
export interface DateFormat {
  /** Returns a time such as `2026-11-21 09:30`, as the current language writes it. */
  time(text: string): string;
  day(text: string): string;
}

/**
 * Returns formatters for the server's times (`yyyy-MM-dd HH:mm:ss`, Beijing) in the current
 * language. The output is Beijing time whatever the browser's time zone.
 */
export function useDateFormat(): DateFormat {
  const { locale, language } = useLocale();
  return useMemo(() => {
    if (language === 'zh')
      return { time: (text) => text.slice(0, 16), day: (text) => text.slice(0, 10) };
    const day = {
      timeZone: 'Asia/Shanghai',
      year: 'numeric',
      month: 'short',
      day: '2-digit',
    } as const;
    const dayFormat = new Intl.DateTimeFormat(locale, day);
    const timeFormat = new Intl.DateTimeFormat(locale, {
      ...day,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const writer = (format: Intl.DateTimeFormat) => (text: string) => {
      const moment = fromBeijing(text);
      return moment ? format.format(moment) : text;
    };
    return { time: writer(timeFormat), day: writer(dayFormat) };
  }, [locale, language]);
}
