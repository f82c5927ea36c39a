import { daysIn, inOrder, isDate, type DaySpan } from '../../internal/calendar/model/days';
import { readDate } from '../../internal/calendar/model/readDate';
import { SO_FAR } from '../../internal/calendar/model/soFar';
import { readEnds, type RangeEnd, type RangeReading } from '../../internal/range/model/textRange';

/** A range of days as `YYYY-MM-DD`. */
export interface DateRange {
  /** First day; empty for an `open` range without a start. */
  from: string;
  /** Last day, included; empty for an `open` range without an end, `SO_FAR` for one until now. */
  to: string;
  /** Key of the preset that it was selected by, where the field keeps it. */
  preset?: string | undefined;
}

/**
 * Which ends of a range may be open: none (`closed`), one of them (`open`: "from …", "until …"), or
 * the last one until now (`soFar`: a current job).
 */
export type DateRangeVariant = 'closed' | 'open' | 'soFar';

/** Rules of a range. */
export interface RangeRules {
  variant: DateRangeVariant;
  /** Today as `YYYY-MM-DD`. */
  today: string;
  /** Returns the reason why a day is disabled, if it is. */
  reasonOf(date: string): string | undefined;
  /** Minimum number of days, including both ends. */
  minDays?: number | undefined;
  /** Maximum number of days, including both ends. */
  maxDays?: number | undefined;
}

/** Problem of a range, and the end that it concerns. */
export type RangeProblem =
  | { end: RangeEnd; kind: 'unreadable' | 'noSuchDay' | 'missing' | 'future' }
  | { end: RangeEnd; kind: 'disabled'; reason: string }
  | { end: 'to'; kind: 'short' | 'long' };

/** Reads the two texts of a range. Reversed ends are swapped. */
export function readRange(entry: DateRange, rules: RangeRules): RangeReading<RangeProblem> {
  const read = readEnds(entry, {
    allowsSoFar: rules.variant === 'soFar',
    read: (text) => {
      const { date, problem } = readDate(text, rules.today);
      return { value: date, problem };
    },
    reasonOf: rules.reasonOf,
  });
  const { from, to } = read.entry;
  const isSwapped = isDate(from) && isDate(to) && from > to;
  const normalized = isSwapped ? { from: to, to: from } : { from, to };
  const problem = read.problem ?? problemOf(normalized, rules);
  const isEmpty = normalized.from === '' && normalized.to === '';
  return {
    range: problem !== null || isEmpty ? null : normalized,
    entry: normalized,
    problem,
    isSwapped,
  };
}

/** Returns how a range of valid days breaks the rules, `null` when it does not or is empty. */
export function problemOf({ from, to }: DateRange, rules: RangeRules): RangeProblem | null {
  if (from === '' && to === '') return null;
  if (to === SO_FAR && from > rules.today) return { end: 'from', kind: 'future' };
  if (from === '' || to === '') {
    return rules.variant === 'open' ? null : { end: from === '' ? 'from' : 'to', kind: 'missing' };
  }
  const days = daysIn({ from, to: to === SO_FAR ? rules.today : to });
  if (days < (rules.minDays ?? 1)) return { end: 'to', kind: 'short' };
  return days > (rules.maxDays ?? Infinity) ? { end: 'to', kind: 'long' } : null;
}

/**
 * Returns the days of `range` in a calendar. An open end equals the other one, and an end until now
 * is today.
 */
export function shownSpan(range: DateRange | null, today: string): DaySpan | null {
  if (range === null) return null;
  const to = range.to === SO_FAR ? today : range.to;
  const [one, other] = [isDate(range.from) ? range.from : to, isDate(to) ? to : range.from];
  return isDate(one) && isDate(other) ? inOrder(one, other) : null;
}
