import { dateOfDay, dayIn, dayNumber, type DaySpan } from '../../internal/calendar/model/days';

const lastDays =
  (count: number) =>
  (today: number): Days => [today - count + 1, today];

/** First and last day, as days since 1970-01-01. */
type Days = readonly [first: number, last: number];

const PRESETS = {
  TODAY: lastDays(1),
  YESTERDAY: (today: number) => [today - 1, today - 1],
  TOMORROW: (today: number) => [today + 1, today + 1],
  THIS_WEEK: (today: number) => week(today, 0),
  LAST_WEEK: (today: number) => week(today, -1),
  NEXT_WEEK: (today: number) => week(today, 1),
  THIS_MONTH: (today: number) => months(today, 1, 0),
  LAST_MONTH: (today: number) => months(today, 1, -1),
  NEXT_MONTH: (today: number) => months(today, 1, 1),
  THIS_QUARTER: (today: number) => months(today, 3, 0),
  LAST_QUARTER: (today: number) => months(today, 3, -1),
  NEXT_QUARTER: (today: number) => months(today, 3, 1),
  THIS_YEAR: (today: number) => months(today, 12, 0),
  LAST_YEAR: (today: number) => months(today, 12, -1),
  NEXT_YEAR: (today: number) => months(today, 12, 1),
  LAST_3_DAYS: lastDays(3),
  LAST_7_DAYS: lastDays(7),
  LAST_15_DAYS: lastDays(15),
  LAST_30_DAYS: lastDays(30),
  PAST_2_WEEKS: lastDays(14),
  PAST_3_MONTHS: (today: number) => [threeMonthsBefore(today) + 1, today],
  WEEK_TO_DATE: (today: number) => [week(today, 0)[0], today],
  MONTH_TO_DATE: (today: number) => [months(today, 1, 0)[0], today],
  QUARTER_TO_DATE: (today: number) => [months(today, 3, 0)[0], today],
  YEAR_TO_DATE: (today: number) => [months(today, 12, 0)[0], today],
} satisfies Record<string, (today: number) => Days>;

/** A range relative to today, named as in dynamic search conditions. */
export type DatePreset = keyof typeof PRESETS;

/** Every preset. */
export const DATE_PRESETS = Object.keys(PRESETS) as readonly DatePreset[];

/** The default presets of a range. */
export const DEFAULT_PRESETS: readonly DatePreset[] = [
  'TODAY',
  'YESTERDAY',
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'THIS_WEEK',
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_QUARTER',
  'THIS_YEAR',
];

/** Returns the days of a preset on `today`. Weeks start on Monday; "last 7 days" ends today. */
export function presetSpan(preset: DatePreset, today: string): DaySpan {
  const [first, last]: Days = PRESETS[preset](dayNumber(today));
  return { from: dateOfDay(first), to: dateOfDay(last) };
}

/** Returns the part of `span` within the limits, or `null` when it is empty. */
export function clippedSpan(span: DaySpan, min = span.from, max = span.to): DaySpan | null {
  const from = span.from < min ? min : span.from;
  const to = span.to > max ? max : span.to;
  return from <= to ? { from, to } : null;
}

/** Returns Monday and Sunday of the week `shift` weeks later. Day 0 was a Thursday. */
function week(today: number, shift: number): Days {
  const monday = today - ((((today + 3) % 7) + 7) % 7) + 7 * shift;
  return [monday, monday + 6];
}

/** Returns the period of `size` months `shift` periods later: 3 for quarters, 12 for years. */
function months(today: number, size: number, shift: number): Days {
  const [year, month] = partsOf(today);
  const first = (Math.floor(month / size) + shift) * size;
  return [dayIn(year, first, 1), dayIn(year, first + size, 1) - 1];
}

/** Returns the same day three months ago, or the last day of that month. */
function threeMonthsBefore(today: number): number {
  const [year, month, day] = partsOf(today);
  return Math.min(dayIn(year, month - 3, day), dayIn(year, month - 2, 0));
}

function partsOf(day: number): [year: number, month: number, day: number] {
  const [year = 0, month = 0, date = 0] = dateOfDay(day).split('-').map(Number);
  return [year, month - 1, date];
}
