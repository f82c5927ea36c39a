import type { DayType } from '../resources/library/calendarDay';
import { DAY } from '../time';

/** A day of the table: all that the arithmetic of working days needs of it. */
export interface ListedDay {
  /** `yyyy-MM-dd`. */
  day: string;
  dayType: DayType;
  holidayName: string | null;
}

/** Kind of a day, and the name of its holiday. */
export type DayKind = Pick<ListedDay, 'dayType' | 'holidayName'>;

/** Working days by a table. Days that it does not list work from Monday to Friday. */
export interface WorkCalendar {
  /** Returns the kind of a day, `yyyy-MM-dd`. */
  kindOf(day: string): DayKind;
  isWorkday(day: string): boolean;
  /**
   * Returns the day that is `count` working days after a day, or before it when negative; the day
   * itself for 0. Whether the day itself is worked makes no difference.
   */
  addWorkdays(day: string, count: number): string;
  /**
   * Returns the number of working days after `from`, up to and including `to`; when `to` is
   * earlier, minus those from `to` up to but excluding `from`. The inverse of `addWorkdays`.
   */
  workdaysBetween(from: string, to: string): number;
}

/** Day types of days on which people work. */
const WORKED: ReadonlySet<DayType> = new Set([1, 4]);

/** Returns the calendar of a table. */
export function workCalendarOf(days: readonly ListedDay[]): WorkCalendar {
  const listed = new Map(days.map((one) => [one.day, one]));
  const kindOf = (day: string): DayKind =>
    listed.get(day) ?? { dayType: isWeekend(day) ? 2 : 1, holidayName: null };
  const isWorkday = (day: string) => WORKED.has(kindOf(day).dayType);

  const addWorkdays = (day: string, count: number) => {
    const step = Math.sign(count);
    let moved = day;
    for (let left = Math.abs(count); left > 0;) {
      moved = dayAfter(moved, step);
      if (isWorkday(moved)) left -= 1;
    }
    return moved;
  };

  const workdaysBetween = (from: string, to: string) => {
    const step = to < from ? -1 : 1;
    let count = 0;
    for (let day = from; day !== to;) {
      day = dayAfter(day, step);
      if (isWorkday(day)) count += step;
    }
    return count;
  };

  return { kindOf, isWorkday, addWorkdays, workdaysBetween };
}

/** Whether a day is a Saturday or Sunday. */
export function isWeekend(day: string): boolean {
  return weekdayOf(day) > 5;
}

/**
 * Returns the kinds that a day may have. Only holidays and make-up days differ from the week, so a
 * reader of the calendar needs no other row.
 */
export const dayTypesOf = (day: string): readonly DayType[] =>
  isWeekend(day) ? [2, 3, 4] : [1, 3];

/** Returns the weekday of a day: 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** Returns the days of a year, weekends marked. */
export function plainYear(year: number): ListedDay[] {
  const days: ListedDay[] = [];
  for (let day = `${year}-01-01`; day.startsWith(`${year}-`); day = dayAfter(day, 1))
    days.push({ day, dayType: isWeekend(day) ? 2 : 1, holidayName: null });
  return days;
}

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
}
