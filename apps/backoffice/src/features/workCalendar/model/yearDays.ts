import { dayTypesOf, isWeekend, plainYear, weekdayOf, type DayType } from '@mingjian/api';

/** A month of a year as weeks from Monday to Sunday; `null` before its first and after its last. */
export interface MonthWeeks {
  /** `yyyy-MM`. */
  month: string;
  weeks: (string | null)[][];
}

/** Returns the months of a year with their weeks. */
export function monthsOf(year: number): MonthWeeks[] {
  const days = plainYear(year).map(({ day }) => day);
  return Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    const own = days.filter((day) => day.startsWith(`${month}-`));
    const before = weekdayOf(own[0]!) - 1;
    const cells = [...Array.from({ length: before }, () => null), ...own];
    const after = (7 - (cells.length % 7)) % 7;
    const all = [...cells, ...Array.from({ length: after }, () => null)];
    const weeks = Array.from({ length: all.length / 7 }, (_week, row) =>
      all.slice(row * 7, row * 7 + 7),
    );
    return { month, weeks };
  });
}

/** Returns the day that is `count` days after a day. */
export const dayLater = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** Returns the days from one to another, in their order, both included. */
export function daysFrom(one: string, other: string): string[] {
  const [first, last] = one < other ? [one, other] : [other, one];
  const days: string[] = [];
  for (let day = first; day <= last; day = dayLater(day, 1)) days.push(day);
  return days;
}

/** Returns the day that a key leads to within the year; `null` for other keys. */
export function dayByKey(day: string, key: string): string | null {
  const step = stepOf(day, key);
  if (step === null) return null;
  const next = typeof step === 'number' ? dayLater(day, step) : step;
  return next.slice(0, 4) === day.slice(0, 4) ? next : day;
}

function stepOf(day: string, key: string): number | string | null {
  switch (key) {
    case 'ArrowLeft':
      return -1;
    case 'ArrowRight':
      return 1;
    case 'ArrowUp':
      return -7;
    case 'ArrowDown':
      return 7;
    case 'Home':
      return 1 - weekdayOf(day);
    case 'End':
      return 7 - weekdayOf(day);
    case 'PageUp':
      return inMonth(day, -1);
    case 'PageDown':
      return inMonth(day, 1);
    default:
      return null;
  }
}

/** Returns the same day of another month, or its last one. */
function inMonth(day: string, count: number) {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + count, Math.min(date, last)));
  return moved.toISOString().slice(0, 10);
}

/** A kind that several days are set to, whatever their weekday. */
export type KindChoice = 'work' | 'rest' | 'holiday' | 'makeUp';

/**
 * Returns the kind that a day gets by a choice: a weekend day on which people work is a make-up
 * day, and a weekday off is a holiday.
 */
export function typeFor(choice: KindChoice, day: string): DayType {
  const wanted = { work: 1, rest: 2, holiday: 3, makeUp: 4 } as const;
  const type = wanted[choice];
  if (dayTypesOf(day).includes(type)) return type;
  if (isWeekend(day)) return 4;
  return choice === 'rest' ? 3 : 1;
}
