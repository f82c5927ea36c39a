import { dateOfDay, dayNumber, type DaySpan } from '../../internal/calendar/model/days';
import { isWorked, type DayKinds } from '../../internal/calendar/dayKinds';

/** Returns the number of working days of a span, both ends included. */
export function workdaysIn({ from, to }: DaySpan, days: DayKinds): number {
  let count = 0;
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1)
    if (isWorked(days.kindOf(dateOfDay(day)))) count += 1;
  return count;
}

/**
 * Returns the number of working days after `today`, up to and including `date`; negative before
 * `today`, where `date` counts and `today` does not.
 */
export function workdaysUntil(date: string, today: string, days: DayKinds): number {
  if (date === today) return 0;
  return date > today
    ? workdaysIn({ from: dateOfDay(dayNumber(today) + 1), to: date }, days)
    : -workdaysIn({ from: date, to: dateOfDay(dayNumber(today) - 1) }, days);
}
