import { daysIn, inOrder, isDate, type DaySpan } from '../../internal/calendar/model/days';
import { readDate } from '../../internal/calendar/model/readDate';
import { SO_FAR } from '../../internal/calendar/model/soFar';

/** Days from one to another as `YYYY-MM-DD`. */
export interface DateRange {
  /** First day; empty where an `open` range has no beginning. */
  from: string;
  /**
   * Last day, included; empty where an `open` range has no end, `SO_FAR` where a `soFar` range goes
   * on.
   */
  to: string;
}

/**
 * What a range may leave out: nothing (`closed`), one of its ends (`open`: "from … on", "until …"),
 * or its end, which is now for as long as it lasts (`soFar`: a job that somebody still has).
 */
export type DateRangeVariant = 'closed' | 'open' | 'soFar';

/** Which end of a range. */
export type RangeEnd = 'from' | 'to';

/** What a range must keep to. */
export interface RangeRules {
  variant: DateRangeVariant;
  /** Today in Beijing. */
  today: string;
  /** Returns why a day cannot be chosen, or nothing. */
  reasonOf(date: string): string | undefined;
  /** Fewest days, both ends included. */
  minDays?: number | undefined;
  /** Most days, both ends included. */
  maxDays?: number | undefined;
}

/** Why two texts are no range, and which of them is to blame. */
export type RangeProblem =
  | { end: RangeEnd; kind: 'unreadable' | 'noSuchDay' | 'missing' | 'future' }
  | { end: RangeEnd; kind: 'off'; reason: string }
  | { end: 'to'; kind: 'short' | 'long' };

/** What two typed texts say. */
export interface RangeReading {
  /** The range, or `null` for none and for one that is not right. */
  range: DateRange | null;
  /** The texts, those that could be read as they are written from now on. */
  entry: DateRange;
  problem: RangeProblem | null;
  /** Whether the ends were typed the wrong way round. */
  isSwapped: boolean;
}

const SO_FAR_WORDS = new Set(['至今', '现在', 'now', 'present', 'sofar']);

/** Reads the two texts of a range. Ends that stand the wrong way round change places. */
export function readRange(entry: DateRange, rules: RangeRules): RangeReading {
  const from = readEnd('from', entry.from, rules);
  const to = readEnd('to', entry.to, rules);
  const isSwapped = isDate(from.text) && isDate(to.text) && from.text > to.text;
  const written = isSwapped ? { from: to.text, to: from.text } : { from: from.text, to: to.text };
  const problem = from.problem ?? to.problem ?? problemOf(written, rules);
  const isEmpty = written.from === '' && written.to === '';
  return {
    range: problem !== null || isEmpty ? null : written,
    entry: written,
    problem,
    isSwapped,
  };
}

/**
 * Returns why `range` breaks the rules as a whole, its ends being days. Nothing at all breaks none.
 */
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
 * Returns the days of `range` that a calendar can show; an end that is left open is the other one,
 * one that goes on is today.
 */
export function shownSpan(range: DateRange | null, today: string): DaySpan | null {
  if (range === null) return null;
  const to = range.to === SO_FAR ? today : range.to;
  const [one, other] = [isDate(range.from) ? range.from : to, isDate(to) ? to : range.from];
  return isDate(one) && isDate(other) ? inOrder(one, other) : null;
}

/** Whether two ranges are the same days. */
export function isSameRange(one: DateRange | null, other: DateRange | null): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}

function readEnd(
  end: RangeEnd,
  text: string,
  { variant, today, reasonOf }: RangeRules,
): { text: string; problem: RangeProblem | null } {
  if (
    end === 'to' &&
    variant === 'soFar' &&
    (text === SO_FAR || SO_FAR_WORDS.has(text.replace(/\s/g, '').toLowerCase()))
  ) {
    return { text: SO_FAR, problem: null };
  }
  const { date, problem } = readDate(text, today);
  if (problem !== null) return { text, problem: { end, kind: problem } };
  if (date === null) return { text: '', problem: null };
  const reason = reasonOf(date);
  return { text: date, problem: reason === undefined ? null : { end, kind: 'off', reason } };
}
