import { checkCondition, type Condition } from './conditions';
import { isDynamicToken, type DynamicToken } from './dynamicTokens';
import { clip } from './fieldNames';
import { SearchError } from './searchError';
import { beijingDay, DAY } from '../time';

/** Whole days since 1970-01-01, both included. */
type Days = readonly [first: number, last: number];

/**
 * Returns the first and last second of a dynamic range, as `yyyy-MM-dd HH:mm:ss` in Beijing time.
 */
export function dynamicRange(token: DynamicToken, now: Date): [start: string, end: string] {
  const { from, to } = dynamicDays(token, beijingDay(now));
  return [`${from} 00:00:00`, `${to} 23:59:59`];
}

/** Returns the first and last day of a dynamic range on the day `today`, each as `yyyy-MM-dd`. */
export function dynamicDays(token: DynamicToken, today: string): { from: string; to: string } {
  const [first, last] = RANGES[token](Date.parse(today) / DAY);
  return { from: dayText(first), to: dayText(last) };
}

/**
 * Returns a `DYNAMIC` condition as the `BETWEEN` that may travel, any other as it is. One search
 * takes one `now`, read once, so that midnight cannot fall between two of its conditions.
 */
export function resolveDynamic(condition: Condition, now: Date): Condition {
  if (condition.operator !== 'DYNAMIC') return condition;
  checkCondition(condition);
  if (!isDynamicToken(condition.value))
    throw new SearchError('value', `"${clip(condition.value)}" is no dynamic range.`);
  return { field: condition.field, operator: 'BETWEEN', value: dynamicRange(condition.value, now) };
}

const lastDays =
  (count: number) =>
  (today: number): Days => [today - count + 1, today];

/** Monday of the week of `today`, and the Sunday, `shift` weeks later. Day 0 was a Thursday. */
function week(today: number, shift: number): Days {
  const monday = today - ((((today + 3) % 7) + 7) % 7) + 7 * shift;
  return [monday, monday + 6];
}

/**
 * The period of `size` months that holds `today`, `shift` periods later: 3 gives quarters, 12
 * years.
 */
function months(today: number, size: number, shift: number): Days {
  const date = new Date(today * DAY);
  const month = (Math.floor(date.getUTCMonth() / size) + shift) * size;
  const year = date.getUTCFullYear();
  return [dayOf(year, month, 1), dayOf(year, month + size, 1) - 1];
}

/**
 * From the day after the same day `count` months ago; a day that month lacks counts as its last.
 */
function pastMonths(today: number, count: number): Days {
  const date = new Date(today * DAY);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() - count;
  const sameDay = Math.min(dayOf(year, month, date.getUTCDate()), dayOf(year, month + 1, 0));
  return [sameDay + 1, today];
}

const toDate = ([first]: Days, today: number): Days => [first, today];
const dayOf = (year: number, month: number, day: number) => Date.UTC(year, month, day) / DAY;
const dayText = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

const RANGES: Record<DynamicToken, (today: number) => Days> = {
  TODAY: lastDays(1),
  YESTERDAY: (today) => [today - 1, today - 1],
  TOMORROW: (today) => [today + 1, today + 1],
  THIS_WEEK: (today) => week(today, 0),
  LAST_WEEK: (today) => week(today, -1),
  NEXT_WEEK: (today) => week(today, 1),
  THIS_MONTH: (today) => months(today, 1, 0),
  LAST_MONTH: (today) => months(today, 1, -1),
  NEXT_MONTH: (today) => months(today, 1, 1),
  THIS_QUARTER: (today) => months(today, 3, 0),
  LAST_QUARTER: (today) => months(today, 3, -1),
  NEXT_QUARTER: (today) => months(today, 3, 1),
  THIS_YEAR: (today) => months(today, 12, 0),
  LAST_YEAR: (today) => months(today, 12, -1),
  NEXT_YEAR: (today) => months(today, 12, 1),
  LAST_3_DAYS: lastDays(3),
  LAST_7_DAYS: lastDays(7),
  LAST_15_DAYS: lastDays(15),
  LAST_30_DAYS: lastDays(30),
  PAST_2_WEEKS: lastDays(14),
  PAST_3_MONTHS: (today) => pastMonths(today, 3),
  WEEK_TO_DATE: (today) => toDate(week(today, 0), today),
  MONTH_TO_DATE: (today) => toDate(months(today, 1, 0), today),
  QUARTER_TO_DATE: (today) => toDate(months(today, 3, 0), today),
  YEAR_TO_DATE: (today) => toDate(months(today, 12, 0), today),
};
