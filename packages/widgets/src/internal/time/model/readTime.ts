import { unspaced } from '../../calendar/model/typedText';
import { timeAt } from './times';

/** Result of reading a text. An empty text has neither time nor problem. */
export type TimeReading =
  | { time: string; problem: null }
  | { time: null; problem: 'noSuchTime' | 'unreadableTime' | null };

/** First and last hour that a period of the day can mean. */
const PERIODS: Readonly<Record<string, readonly [first: number, last: number]>> = {
  凌晨: [0, 5],
  清晨: [4, 11],
  早晨: [4, 11],
  早上: [4, 11],
  上午: [1, 11],
  中午: [11, 13],
  下午: [12, 23],
  午后: [12, 23],
  傍晚: [16, 19],
  晚上: [17, 23],
  a: [0, 11],
  p: [12, 23],
};

const BEFORE = /^(凌晨|清晨|早晨|早上|上午|中午|下午|午后|傍晚|晚上|([ap])\.?m\.?)/;
const AFTER = /([ap])(?:\.?m\.?)?$/;
const COMPACT = /^(\d{1,2}?)(?:(\d{2})(\d{2})?)?$/;
const SEPARATED = /^(\d{1,2})[:.点點时時](\d{1,2})(?:分|[:.分](\d{1,2})秒?)?$/;
const SPOKEN = /^(\d{1,2})[点點时時](整|半|[一三]刻)?$/;
const SPOKEN_MINUTES: Readonly<Record<string, string>> = { 半: '30', 一刻: '15', 三刻: '45' };

/**
 * Reads a time in common notations: `9`, `930`, `9:30`, `9.30`, `9点半`, `下午3点半`, `3:30 pm`, each
 * with seconds too. Full-width characters and spaces are accepted. Periods that contradict the hour
 * and ambiguous ones, such as 上午12点, are refused.
 */
export function readTime(text: string, seconds = false): TimeReading {
  const typed = unspaced(text);
  if (typed === '') return { time: null, problem: null };
  const { period, clock } = splitPeriod(typed);
  const parts = clockParts(clock);
  if (parts === null) return { time: null, problem: 'unreadableTime' };
  const [typedHour, minute, second] = parts;
  const hour = hourIn(typedHour, period);
  if (hour === null || minute > 59 || second > 59) return { time: null, problem: 'noSuchTime' };
  return { time: timeAt((hour * 60 + minute) * 60 + second, seconds), problem: null };
}

function splitPeriod(typed: string): { period: string | undefined; clock: string } {
  const before = BEFORE.exec(typed);
  if (before) return { period: before[2] ?? before[1], clock: typed.slice(before[0].length) };
  const after = AFTER.exec(typed);
  return { period: after?.[1], clock: after ? typed.slice(0, after.index) : typed };
}

function clockParts(clock: string): [hour: number, minute: number, second: number] | null {
  const spoken = SPOKEN.exec(clock);
  if (spoken) return [Number(spoken[1]), Number(SPOKEN_MINUTES[spoken[2] ?? ''] ?? 0), 0];
  const [, hour, minute = 0, second = 0] = SEPARATED.exec(clock) ?? COMPACT.exec(clock) ?? [];
  return hour === undefined ? null : [Number(hour), Number(minute), Number(second)];
}

/** Returns the hour from 0 to 23, `null` when no such hour is in the period. */
function hourIn(hour: number, period: string | undefined): number | null {
  if (period === undefined) return hour < 24 ? hour : null;
  const [first, last] = PERIODS[period]!;
  const isIn = (one: number) => first <= one && one <= last;
  if (isIn(hour)) return hour;
  if (hour > 0 && hour < 12 && isIn(hour + 12)) return hour + 12;
  return hour === 12 && isIn(0) ? 0 : null;
}
