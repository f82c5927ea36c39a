import { useMemo } from 'react';
import { useLocale } from '@mingjian/ui';

/** How the server's Beijing times are written. */
export interface DateText {
  /** `2026-11-21 09:30`, or the same moment as the language writes it. */
  time(text: string): string;
  day(text: string): string;
}

/**
 * Writes the server's Beijing times (`yyyy-MM-dd HH:mm:ss`) in the language in force. They stay
 * Beijing times whatever the browser's zone.
 */
export function useDateText(): DateText {
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
    return {
      time: (text) => timeFormat.format(beijing(text)),
      day: (text) => dayFormat.format(beijing(text)),
    };
  }, [locale, language]);
}

function beijing(text: string): Date {
  return new Date(`${text.slice(0, 10)}T${text.slice(11, 19) || '00:00:00'}+08:00`);
}
