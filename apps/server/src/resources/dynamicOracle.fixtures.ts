import type { DynamicToken } from '@mingjian/api';

/** Whether a day, `yyyy-MM-dd`, is in a range of the day `today`. */
type Rule = (day: string, today: string) => boolean;

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;
const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** Number of the week of a day: that of its Monday, found by walking back to it. */
function weekNumber(day: string): number {
  let monday = day;
  while (new Date(monday).getUTCDay() !== 1) monday = shifted(monday, -1);
  return dayNumber(monday) / 7;
}

const away =
  (numberOf: (day: string) => number, distance: number): Rule =>
  (day, today) =>
    numberOf(day) - numberOf(today) === distance;
const quarterNumber = (day: string) => Math.floor(monthNumber(day) / 3);
const yearNumber = (day: string) => Number(day.slice(0, 4));
const lastDays =
  (count: number): Rule =>
  (day, today) =>
    day <= today && dayNumber(today) - dayNumber(day) < count;
const toDate =
  (numberOf: (day: string) => number): Rule =>
  (day, today) =>
    day <= today && numberOf(day) === numberOf(today);

/** After the same day three months ago, or the last day of that month where it has no such day. */
const pastThreeMonths: Rule = (day, today) => {
  const month = monthNumber(today) - 3;
  const name = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  let same = `${name}-${today.slice(8)}`;
  while (Number.isNaN(Date.parse(same)) || shifted(same, 0) !== same)
    same = `${name}-${String(Number(same.slice(8)) - 1).padStart(2, '0')}`;
  return day > same && day <= today;
};

/** The meaning of each dynamic range, day by day instead of by its bounds. */
export const dynamicRule: Readonly<Record<DynamicToken, Rule>> = {
  TODAY: (day, today) => day === today,
  YESTERDAY: away(dayNumber, -1),
  TOMORROW: away(dayNumber, 1),
  THIS_WEEK: away(weekNumber, 0),
  LAST_WEEK: away(weekNumber, -1),
  NEXT_WEEK: away(weekNumber, 1),
  THIS_MONTH: away(monthNumber, 0),
  LAST_MONTH: away(monthNumber, -1),
  NEXT_MONTH: away(monthNumber, 1),
  THIS_QUARTER: away(quarterNumber, 0),
  LAST_QUARTER: away(quarterNumber, -1),
  NEXT_QUARTER: away(quarterNumber, 1),
  THIS_YEAR: away(yearNumber, 0),
  LAST_YEAR: away(yearNumber, -1),
  NEXT_YEAR: away(yearNumber, 1),
  LAST_3_DAYS: lastDays(3),
  LAST_7_DAYS: lastDays(7),
  LAST_15_DAYS: lastDays(15),
  LAST_30_DAYS: lastDays(30),
  PAST_2_WEEKS: lastDays(14),
  PAST_3_MONTHS: pastThreeMonths,
  WEEK_TO_DATE: toDate(weekNumber),
  MONTH_TO_DATE: toDate(monthNumber),
  QUARTER_TO_DATE: toDate(quarterNumber),
  YEAR_TO_DATE: toDate(yearNumber),
};
