import { beijingDay, DAY, startOfBeijingDay } from '../time';
import type { WorkCalendar } from './workCalendar';

/** Hour at which a working day ends in Beijing, and with it a due time. */
export const CLOSING_HOUR = 18;

const HOUR = DAY / 24;

/** Returns the end of the working day that is `days` working days after a moment. */
export function dueAfter(calendar: WorkCalendar, time: Date, days: number): Date {
  const due = calendar.addWorkdays(beijingDay(time), days);
  return new Date(startOfBeijingDay(due).getTime() + CLOSING_HOUR * HOUR);
}

/** Returns the same time of day on the working day that is `days` working days later. */
export function workdaysLater(calendar: WorkCalendar, time: Date, days: number): Date {
  const day = beijingDay(time);
  const intoDay = time.getTime() - startOfBeijingDay(day).getTime();
  return new Date(startOfBeijingDay(calendar.addWorkdays(day, days)).getTime() + intoDay);
}

/** An order's clock as a change of the calendar finds it. */
export interface RunningDue {
  /** When the clock began. */
  start: Date;
  due: Date;
}

/**
 * Returns the due time after a change of the calendar: as many working days from its start as
 * before, at the same time of day.
 */
export function dueByCalendar(
  { start, due }: RunningDue,
  { before, after }: { before: WorkCalendar; after: WorkCalendar },
): Date {
  const first = beijingDay(start);
  const day = beijingDay(due);
  if (day <= first) return due;
  const days = before.workdaysBetween(first, day);
  const moved = after.addWorkdays(first, days);
  // A due day that is not worked was set by a person: it moves only with the days before it.
  if (moved === before.addWorkdays(first, days)) return due;
  const intoDay = due.getTime() - startOfBeijingDay(day).getTime();
  return new Date(startOfBeijingDay(moved).getTime() + intoDay);
}
