/** Words for the times of an expression. */
export interface CronTexts {
  everyDay: string;
  workdays: string;
  lastDay: string;
  /** Names of weekdays, Sunday first, parted by spaces. */
  weekdayNames: string;
  join: string;
  monthDays(days: string): string;
  hourly(minute: number): string;
  everyHours(hours: number): string;
  everyMinutes(minutes: number): string;
  between(words: string, from: string, to: string): string;
  at(days: string, times: string): string;
}

/**
 * Returns the times of an expression of six fields in words; `undefined` for one that is better
 * read as it is.
 */
export function cronWords(cron: string, t: CronTexts): string | undefined {
  const fields = cron.trim().toUpperCase().split(/\s+/);
  if (fields.length !== 6) return undefined;
  const [seconds, minutes, hours, monthDays, months, weekdays] = fields.map((field) =>
    field === '?' ? '*' : field,
  ) as [string, string, string, string, string, string];
  if (!isNumber(seconds) || months !== '*') return undefined;
  const days = daysIn(monthDays, weekdays, t);
  const times = timesIn(minutes, hours, t);
  if (days === undefined || times === undefined) return undefined;
  return days === t.everyDay && !times.isClock ? times.words : t.at(days, times.words);
}

const isNumber = (field: string) => /^\d+$/.test(field);
const isNumbers = (field: string) => /^\d+(,\d+)*$/.test(field);
const NAMES = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

function daysIn(monthDays: string, weekdays: string, t: CronTexts): string | undefined {
  if (monthDays === '*' && weekdays === '*') return t.everyDay;
  if (weekdays === '*') {
    if (monthDays === 'L') return t.lastDay;
    return isNumbers(monthDays) ? t.monthDays(monthDays.split(',').join(t.join)) : undefined;
  }
  if (monthDays !== '*') return undefined;
  if (weekdays === 'MON-FRI' || weekdays === '1-5') return t.workdays;
  const names = t.weekdayNames.split(' ');
  const listed = weekdays.split(',').map((day) => {
    const number = NAMES.includes(day) ? NAMES.indexOf(day) : /^[0-7]$/.test(day) ? +day % 7 : -1;
    return names[number];
  });
  return listed.includes(undefined) ? undefined : listed.join(t.join);
}

/** Times of a day: of the clock, or at intervals. */
interface DayTimes {
  words: string;
  isClock: boolean;
}

function timesIn(minutes: string, hours: string, t: CronTexts): DayTimes | undefined {
  const step = stepOf(minutes, 60);
  const between = /^(\d+)-(\d+)$/.exec(hours);
  if (isNumber(minutes)) {
    const minute = Number(minutes);
    const at = (hour: string) => `${hour.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
    if (isNumbers(hours)) return { words: hours.split(',').map(at).join(t.join), isClock: true };
    if (hours === '*') return { words: t.hourly(minute), isClock: false };
    const everyHours = stepOf(hours, 24);
    if (everyHours !== undefined && minute === 0)
      return { words: t.everyHours(everyHours), isClock: false };
    if (between) {
      const words = t.between(t.everyHours(1), at(between[1]!), at(between[2]!));
      return { words, isClock: false };
    }
    return undefined;
  }
  if (step === undefined) return undefined;
  const words = t.everyMinutes(step);
  if (hours === '*') return { words, isClock: false };
  if (!between) return undefined;
  const last = String(60 - step).padStart(2, '0');
  const [from, to] = [
    `${between[1]!.padStart(2, '0')}:00`,
    `${between[2]!.padStart(2, '0')}:${last}`,
  ];
  return { words: t.between(words, from, to), isClock: false };
}

/** Returns n of `*\/n` and `0/n` where n divides the whole, so that all intervals are equal. */
function stepOf(field: string, whole: 60 | 24): number | undefined {
  const step = Number(/^[*0]\/(\d+)$/.exec(field)?.[1] ?? 0);
  return step > 0 && whole % step === 0 ? step : undefined;
}
