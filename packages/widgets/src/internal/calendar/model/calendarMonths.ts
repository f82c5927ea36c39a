import { dateOfDay, dayIn, type DaySpan } from './days';

const DAY = 86_400_000;

/** Returns the moment that stands for a day: its midnight in UTC, which no browser's zone moves. */
export function momentOf(date: string): Date {
  return new Date(date);
}

/** Returns the day that such a moment stands for. */
export function dateOfMoment(moment: Date): string {
  return dateOfDay(Math.floor(moment.getTime() / DAY));
}

/**
 * Years that a calendar without limits offers before this one, for dates of birth, and after it,
 * for dates of expiry.
 */
const YEARS = { before: 100, after: 30 };

/**
 * Returns the first and last day that a calendar leads to: the limits, or a lifetime, and in any
 * case what is chosen.
 */
export function monthBounds(
  today: string,
  chosen: DaySpan | null,
  min: string | undefined,
  max: string | undefined,
): DaySpan {
  const year = Number(today.slice(0, 4));
  const first = min ?? `${year - YEARS.before}-01-01`;
  const last = max ?? `${year + YEARS.after}-12-31`;
  return {
    from: chosen !== null && chosen.from < first ? chosen.from : first,
    to: chosen !== null && chosen.to > last ? chosen.to : last,
  };
}

/** Returns the first day of the month before that of `date`. */
export function monthBefore(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return dateOfDay(dayIn(year, month - 2, 1));
}
