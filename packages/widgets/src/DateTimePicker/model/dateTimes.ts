import { isDate } from '../../internal/calendar/model/days';
import { inPrecision, isTime } from '../../internal/time/model/times';

/** A day and a time, each `null` until it is selected. */
export interface DateTimeParts {
  date: string | null;
  time: string | null;
}

/** Returns the day and the time of a value, neither for anything else. */
export function partsOf(value: string | null, seconds: boolean): DateTimeParts {
  const date = value?.slice(0, 10) ?? '';
  const time = value?.slice(11) ?? '';
  return value?.[10] === ' ' && isDate(date) && isTime(time)
    ? { date, time: inPrecision(time, seconds) }
    : { date: null, time: null };
}

/** Returns the time of a limit when the limit is on `date`. */
export function limitOn(date: string | null, limit: string | undefined): string | undefined {
  return date !== null && limit?.startsWith(date) ? limit.slice(11) : undefined;
}
