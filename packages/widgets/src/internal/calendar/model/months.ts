import { monthBounds } from './calendarMonths';

/** First and last month as `YYYY-MM`, both included. */
export interface MonthSpan {
  from: string;
  to: string;
}

/** First and last year. */
export interface YearBounds {
  first: number;
  last: number;
}

/** Whether `text` is a month as `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text);
}

/** Returns the month a number of months after `month`. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return monthIn(Math.floor(index / 12), (index % 12) + 1);
}

/** Returns a month of a year, from 1 to 12. */
export function monthIn(year: number, month: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

/** Returns the year of a month. */
export function yearOf(month: string): number {
  return Number(month.slice(0, 4));
}

/** Returns the first and last year of a panel, by the bounds of the calendar of days. */
export function yearBounds(
  thisMonth: string,
  selected: MonthSpan | null,
  min: string | undefined,
  max: string | undefined,
): YearBounds {
  const { from, to } = monthBounds(thisMonth, selected, min, max);
  return { first: yearOf(from), last: yearOf(to) };
}

/** Months of a row of the panel. */
export const ROW = 3;

/** Returns the month to which a key of the APG grid moves, `undefined` for other keys. */
export function monthOfKey(month: string, key: string, isRightToLeft: boolean): string | undefined {
  const column = (Number(month.slice(5)) - 1) % ROW;
  const forwards = isRightToLeft ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowLeft: -forwards,
    ArrowRight: forwards,
    ArrowUp: -ROW,
    ArrowDown: ROW,
    Home: -column,
    End: ROW - 1 - column,
    PageUp: -12,
    PageDown: 12,
  };
  const step = steps[key];
  return step === undefined ? undefined : addMonths(month, step);
}

/** Returns the month, or the same of the nearest year within the bounds. */
export function withinYears(month: string, { first, last }: YearBounds): string {
  const year = Math.min(Math.max(yearOf(month), first), last);
  return monthIn(year, Number(month.slice(5)));
}
