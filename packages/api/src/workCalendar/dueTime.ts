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
