const DAY = 86_400_000;
/**
 * China has kept UTC+8 without summer time since 1992, so Beijing's day is arithmetic and needs no
 * zone table.
 */
const BEIJING = 8 * 3_600_000;

/** First and last of some days as `YYYY-MM-DD`, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

/**
 * Returns the whole days from 1970-01-01 to `date`; a calendar has no zone, so none can move it.
 */
export function dayNumber(date: string): number {
  return Date.parse(date) / DAY;
}

/** Returns the day that is this many days after 1970-01-01 as `YYYY-MM-DD`. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/**
 * Returns the number of the day in a year and month, counted from 0; days and months beyond their
 * end run on.
 */
export function dayIn(year: number, month: number, day: number): number {
  return Date.UTC(year, month, day) / DAY;
}

/** Whether `text` is `YYYY-MM-DD` and that day exists. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = dayNumber(text);
  return !Number.isNaN(day) && dateOfDay(day) === text;
}

/**
 * Returns today's date in Beijing at `now`, milliseconds since 1970, whatever the zone of the
 * browser.
 */
export function beijingToday(now: number): string {
  return dateOfDay(Math.floor((now + BEIJING) / DAY));
}

/** Returns the two days in the order of the calendar. */
export function inOrder(one: string, other: string): DaySpan {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/** Returns how many days `span` has, its ends included. */
export function daysIn({ from, to }: DaySpan): number {
  return dayNumber(to) - dayNumber(from) + 1;
}
