import { beijingDay, DAY, startOfBeijingDay } from '../time';
import { CLOSING_HOUR, dueAfter } from './dueTime';
import type { WorkCalendar } from './workCalendar';

/** Hour at which a working day begins in Beijing. */
export const OPENING_HOUR = 9;

const HOUR = DAY / 24;

/** Milliseconds of work in a working day. */
export const WORKDAY = (CLOSING_HOUR - OPENING_HOUR) * HOUR;

/** A stretch of time. */
export interface Stretch {
  from: Date;
  to: Date;
}

/** Returns the milliseconds of work between two moments; 0 when the second is not later. */
export function workTimeBetween(calendar: WorkCalendar, { from, to }: Stretch): number {
  let sum = 0;
  for (let day = beijingDay(from); day <= beijingDay(to); day = dayAfter(day)) {
    if (!calendar.isWorkday(day)) continue;
    const { opens, closes } = hoursOf(day);
    const worked = Math.min(closes, to.getTime()) - Math.max(opens, from.getTime());
    sum += Math.max(0, worked);
  }
  return sum;
}

/** Returns the moment at which `length` milliseconds of work are done from a moment on. */
export function workTimeLater(calendar: WorkCalendar, time: Date, length: number): Date {
  let day = beijingDay(time);
  let left = length;
  for (;;) {
    const { opens, closes } = hoursOf(day);
    const begins = Math.max(opens, time.getTime());
    if (calendar.isWorkday(day) && begins < closes) {
      if (begins + left <= closes) return new Date(begins + left);
      left -= closes - begins;
    }
    day = dayAfter(day);
  }
}

/** Returns the working days that pauses take together; half of one, and more, is one. */
export function pausedDays(calendar: WorkCalendar, pauses: readonly Stretch[]): number {
  const paused = pauses.reduce((sum, pause) => sum + workTimeBetween(calendar, pause), 0);
  return Math.round(paused / WORKDAY);
}

/** A due time when a pause ends, with the pauses before it. */
export interface PausedDue {
  due: Date;
  earlier: readonly Stretch[];
  pause: Stretch;
}

/**
 * Returns the due time after a pause, at the end of a working day. An order that was not late when
 * it stopped is not late when it goes on.
 */
export function dueAfterPause(calendar: WorkCalendar, { due, earlier, pause }: PausedDue): Date {
  const days = pausedDays(calendar, [...earlier, pause]) - pausedDays(calendar, earlier);
  const later = days > 0 ? dueAfter(calendar, due, days) : due;
  const isLate = later < pause.to && pause.from <= due;
  return isLate ? dueAfter(calendar, workTimeLater(calendar, pause.to, 1), 0) : later;
}

/** The facts that a due time follows from. */
export interface OrderClock {
  /** When the candidate had agreed and submitted everything. */
  start: Date;
  /** Working days of the product; fewer of an urgent order. */
  days: number;
  /** Stretches in which the clock stood, in their order. */
  pauses: readonly Stretch[];
}

/** Returns the end of the working day on which an order is due. */
export function dueTime(calendar: WorkCalendar, { start, days, pauses }: OrderClock): Date {
  return pauses.reduce(
    (due, pause, i) => dueAfterPause(calendar, { due, earlier: pauses.slice(0, i), pause }),
    dueAfter(calendar, start, days),
  );
}

function hoursOf(day: string) {
  const midnight = startOfBeijingDay(day).getTime();
  return { opens: midnight + OPENING_HOUR * HOUR, closes: midnight + CLOSING_HOUR * HOUR };
}

const dayAfter = (day: string) => beijingDay(startOfBeijingDay(day, 1));
