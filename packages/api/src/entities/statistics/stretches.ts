import { beijingDay, startOfBeijingDay } from '../../time';
import { weekdayOf } from '../../workCalendar/workCalendar';
import type { StatisticGrouping } from './statistics';

const daysAfter = (day: string, days: number) => beijingDay(startOfBeijingDay(day, days));

/** Returns the first day of the stretch that a day belongs to; a week begins on Monday. */
export function firstDayOf(day: string, grouping: StatisticGrouping): string {
  if (grouping === 'day') return day;
  if (grouping === 'month') return `${day.slice(0, 7)}-01`;
  return daysAfter(day, 1 - weekdayOf(day));
}

/** Returns the last day of the stretch that begins on a day. */
export function lastDayOf(firstDay: string, grouping: StatisticGrouping): string {
  if (grouping === 'day') return firstDay;
  if (grouping === 'week') return daysAfter(firstDay, 6);
  return daysAfter(firstDayOf(daysAfter(firstDay, 31), 'month'), -1);
}

/** Returns the first days of the stretches that a period touches, oldest first. */
export function stretchesOf(from: string, to: string, grouping: StatisticGrouping): string[] {
  const found: string[] = [];
  for (
    let day = firstDayOf(from, grouping);
    day <= to;
    day = daysAfter(lastDayOf(day, grouping), 1)
  )
    found.push(day);
  return found;
}

/** A period of days, both included. */
export interface Period {
  from: string;
  to: string;
}

/**
 * Returns the period of the same length before one. Whole months are preceded by as many whole
 * months.
 */
export function periodBefore({ from, to }: Period): Period {
  const isWhole = from.endsWith('-01') && daysAfter(to, 1).endsWith('-01');
  if (!isWhole) {
    const days = daysIn({ from, to });
    return { from: daysAfter(from, -days), to: daysAfter(from, -1) };
  }
  const months = monthsBetween(from, daysAfter(to, 1));
  return { from: monthsBefore(from, months), to: daysAfter(from, -1) };
}

/** Returns the number of days in a period. */
export const daysIn = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const monthsBetween = (from: string, to: string) => monthNumber(to) - monthNumber(from);

function monthsBefore(day: string, months: number) {
  const number = monthNumber(day) - months;
  const year = String(Math.floor(number / 12)).padStart(4, '0');
  return `${year}-${String((number % 12) + 1).padStart(2, '0')}-01`;
}
