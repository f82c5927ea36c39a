import { isMonth } from '../../internal/calendar/model/months';
import { SO_FAR } from '../../internal/calendar/model/soFar';
import type { RangeEnd, ReadProblem } from '../../internal/range/model/textRange';

/** A range of months as `YYYY-MM`. */
export interface MonthRangeValue {
  /** First month; empty while it is missing. */
  from: string;
  /** Last month, included: empty while it is missing, `SO_FAR` for a range until now. */
  to: string;
}

/** Whether the last end may be “so far” (`soFar`: a current job) or not (`closed`). */
export type MonthRangeVariant = 'closed' | 'soFar';

/** Rules of a range of months. */
export interface MonthRangeRules {
  variant: MonthRangeVariant;
  /** Today as `YYYY-MM-DD`. */
  today: string;
  /** Returns the reason why a month is disabled, if it is. */
  reasonOf(month: string): string | undefined;
}

/** Problem of a range, and the end that it concerns. */
export type MonthRangeProblem =
  | ReadProblem<'unreadableMonth' | 'noSuchMonth'>
  | { end: RangeEnd; kind: 'missing' }
  | { end: 'from'; kind: 'future' }
  | { end: 'to'; kind: 'reversed' };

/**
 * Returns how a range is invalid: an end is missing, it ends before it starts, or it starts after
 * now and ends now. `null` when it is valid or empty.
 */
export function monthRangeProblem(
  { from, to }: MonthRangeValue,
  today: string,
): Extract<MonthRangeProblem, { kind: 'missing' | 'future' | 'reversed' }> | null {
  if (from === '' && to === '') return null;
  if (from === '' || to === '') return { end: from === '' ? 'from' : 'to', kind: 'missing' };
  if (to === SO_FAR) return from > today.slice(0, 7) ? { end: 'from', kind: 'future' } : null;
  return to < from ? { end: 'to', kind: 'reversed' } : null;
}

/**
 * Returns the number of months of a range, both ends included; one until now ends with the month of
 * `today`. 0 for an incomplete or reversed one.
 */
export function monthsIn(range: MonthRangeValue, today: string): number {
  const { from, to } = closedRange(range, today);
  if (!isMonth(from) || !isMonth(to)) return 0;
  return Math.max(0, monthNumber(to) - monthNumber(from) + 1);
}

/** Returns the range with the month of `today` in place of an end until now. */
export function closedRange({ from, to }: MonthRangeValue, today: string): MonthRangeValue {
  return { from, to: to === SO_FAR ? today.slice(0, 7) : to };
}

/** Returns the number of months from the year 0 to a month. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}
