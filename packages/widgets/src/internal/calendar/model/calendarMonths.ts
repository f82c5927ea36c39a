import { dateOfDay, DAY, dayIn, type DaySpan } from './days';

/** Returns the midnight of a day in UTC, which does not depend on the browser's zone. */
export function utcDate(date: string): Date {
  return new Date(date);
}

/** Returns the day of a time in UTC. */
export function dateOfUtc(time: Date): string {
  return dateOfDay(Math.floor(time.getTime() / DAY));
}

/** Years before and after the current one without limits, for dates of birth and expiry. */
const YEARS = { before: 100, after: 30 };

/** Returns the first and last day of a calendar: the limits or `YEARS`, and the selected days. */
export function monthBounds(
  today: string,
  selected: DaySpan | null,
  min: string | undefined,
  max: string | undefined,
): DaySpan {
  const year = Number(today.slice(0, 4));
  const first = min ?? `${year - YEARS.before}-01-01`;
  const last = max ?? `${year + YEARS.after}-12-31`;
  return {
    from: selected !== null && selected.from < first ? selected.from : first,
    to: selected !== null && selected.to > last ? selected.to : last,
  };
}

/** Returns the first day of the month before `date`. */
export function monthBefore(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return dateOfDay(dayIn(year, month - 2, 1));
}
