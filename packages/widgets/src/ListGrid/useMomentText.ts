import { useLocale } from '@mingjian/ui';

const DAY_AND_MINUTE: Intl.DateTimeFormatOptions = {
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/**
 * Returns a formatter for times that `Date` can parse: day and minute in the current time zone and
 * locale. Other texts are returned as they are.
 */
export function useMomentText(): (time: string) => string {
  const { locale, timeZone } = useLocale();
  return (time) => {
    const date = new Date(time);
    return Number.isNaN(date.getTime())
      ? time
      : new Intl.DateTimeFormat(locale, { ...DAY_AND_MINUTE, timeZone }).format(date);
  };
}
