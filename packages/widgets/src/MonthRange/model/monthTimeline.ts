import { addMonths } from '../../internal/calendar/model/months';
import { closedRange, monthNumber, monthsIn, type MonthRangeValue } from './monthRange';

/** A row of a curriculum vitae: a job or a school, by name. */
export interface TimelineRow {
  name: string;
  /** `null` while it is empty. */
  range: MonthRangeValue | null;
}

/** Months that no row or two rows cover. */
export interface TimelineFinding {
  kind: 'gap' | 'overlap';
  /** First and last month of the gap or overlap, both included. */
  from: string;
  to: string;
  /** Number of these months. */
  months: number;
  /** Names of the earlier and the later row. */
  rows: readonly [earlier: string, later: string];
}

export interface TimelineOptions {
  /** Today as `YYYY-MM-DD`, which ends ranges until now. */
  today: string;
  /** Shortest gap that is found, in months. @default 1 */
  minGap?: number | undefined;
}

/**
 * Returns the gaps and overlaps of rows in any order, the earliest first. Two rows that share one
 * month follow each other: people change jobs within a month. Invalid ranges are left out.
 */
export function timelineFindings(
  rows: readonly TimelineRow[],
  { today, minGap = 1 }: TimelineOptions,
): TimelineFinding[] {
  const spans = rows
    .flatMap(({ name, range }) => (range && monthsIn(range, today) > 0 ? [{ name, range }] : []))
    .map(({ name, range }) => ({ name, ...closedRange(range, today) }))
    .toSorted((one, other) => compare(one.from, other.from) || compare(one.to, other.to));

  const findings: TimelineFinding[] = [];
  let last: Span | undefined;
  for (const [index, span] of spans.entries()) {
    for (const earlier of spans.slice(0, index)) {
      const to = earlier.to < span.to ? earlier.to : span.to;
      const isShared = span.from < to || (span.from === to && span.from < earlier.to);
      if (isShared) findings.push(finding('overlap', span.from, to, [earlier, span]));
    }
    if (last !== undefined) {
      const from = addMonths(last.to, 1);
      const to = addMonths(span.from, -1);
      const gap = finding('gap', from, to, [last, span]);
      if (gap.months >= Math.max(1, minGap)) findings.push(gap);
    }
    if (last === undefined || span.to > last.to) last = span;
  }
  return findings.toSorted((one, other) => compare(one.from, other.from));
}

interface Span {
  name: string;
  from: string;
  to: string;
}

function finding(
  kind: TimelineFinding['kind'],
  from: string,
  to: string,
  [earlier, later]: readonly [Span, Span],
): TimelineFinding {
  const months = monthNumber(to) - monthNumber(from) + 1;
  return { kind, from, to, months, rows: [earlier.name, later.name] };
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
