/** Milliseconds of a day. */
export const DAY = 86_400_000;
/** China has used UTC+8 without summer time since 1992, so no zone table is needed. */
const BEIJING = 8 * 3_600_000;

/** First and last day as `YYYY-MM-DD`, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Returns the number of days from 1970-01-01 to `date`, independent of any zone. */
export function dayNumber(date: string): number {
  return Date.parse(date) / DAY;
}

/** Returns the day a number of days after 1970-01-01, as `YYYY-MM-DD`. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** Returns the days since 1970-01-01. Months count from 0; overflowing months and days carry. */
export function dayIn(year: number, month: number, day: number): number {
  return Date.UTC(year, month, day) / DAY;
}

/** Whether `text` is an existing day as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = dayNumber(text);
  return !Number.isNaN(day) && dateOfDay(day) === text;
}

/** Returns the date in Beijing at `now`, in milliseconds since 1970. */
export function beijingToday(now: number): string {
  return dateOfDay(Math.floor((now + BEIJING) / DAY));
}

/** Returns the time in Beijing at `now` as `YYYY-MM-DD HH:mm:ss`. */
export function beijingNow(now: number): string {
  return new Date(now + BEIJING).toISOString().slice(0, 19).replace('T', ' ');
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the time in a zone at `now` as `YYYY-MM-DD HH:mm:ss`, as Swedish writes it. */
export function nowIn(timeZone: string, now: number): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
    clocks.set(timeZone, clock);
  }
  return clock.format(now);
}

/** Returns two days in chronological order. */
export function inOrder(one: string, other: string): DaySpan {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/** Returns the number of days of a span, including both ends. */
export function daysIn({ from, to }: DaySpan): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

/** Whether a day is a Saturday or Sunday. */
export function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(date).getUTCDay());
}
