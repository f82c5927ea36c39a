import { fromBeijing, WORKDAY, type OrderRow } from '@mingjian/api';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time between now and the due time of an order. */
export interface DueIn {
  isOverdue: boolean;
  unit: 'day' | 'hour' | 'minute';
  /** Whole units; what is overdue by less than a minute counts as one. */
  count: number;
}

/**
 * Returns the time until an order is due, in the largest unit that fills at least one; `null` for
 * one whose clock does not run. `now` is in milliseconds since 1970.
 */
export function dueIn(
  { slaDueAt, slaClock }: Pick<OrderRow, 'slaDueAt' | 'slaClock'>,
  now: number,
): DueIn | null {
  const due = slaClock === 1 && slaDueAt !== null ? fromBeijing(slaDueAt) : undefined;
  if (!due) return null;
  const left = due.getTime() - now;
  return { isOverdue: left < 0, ...spanOf(Math.abs(left)) };
}

/** Returns a stretch of milliseconds in the largest unit that fills at least one. */
export function spanOf(size: number): Pick<DueIn, 'unit' | 'count'> {
  const [unit, length] =
    size >= DAY
      ? (['day', DAY] as const)
      : size >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  return { unit, count: Math.max(1, Math.floor(size / length)) };
}

/** Returns a stretch of work as whole working days, and the hours beyond them. */
export function workSpanOf(size: number) {
  const days = Math.floor(size / WORKDAY);
  return { days, hours: Math.floor((size - days * WORKDAY) / HOUR) };
}
