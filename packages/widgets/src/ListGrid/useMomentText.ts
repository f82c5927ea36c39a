import { useLocale } from '@mingjian/ui';

const BEIJING_TIME: Intl.DateTimeFormatOptions = {
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Shanghai',
};

/**
 * Returns a formatter for times that `Date` can parse: day and minute in Beijing, in the current
 * locale. Other texts are returned as they are.
 */
export function useMomentText(): (time: string) => string {
  const { locale } = useLocale();
  return (time) => {
    const date = new Date(time);
    return Number.isNaN(date.getTime())
      ? time
      : new Intl.DateTimeFormat(locale, BEIJING_TIME).format(date);
  };
}
