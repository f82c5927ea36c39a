import { readDate } from '../../internal/calendar/model/readDate';
import { typedText } from '../../internal/calendar/model/typedText';
import { readTime } from '../../internal/time/model/readTime';

/** Result of reading a text. An empty text has neither value nor problem. */
export type DateTimeReading =
  | { dateTime: string; problem: null }
  | {
      dateTime: null;
      problem: 'noSuchDay' | 'noSuchTime' | 'missingTime' | 'unreadableDateTime' | null;
    };

const COMPACT = /^(\d{8})(\d{3,6})$/;
const BETWEEN = /[ ,t日号]+/g;

/**
 * Reads a date followed by a time, each in the notations of `readDate` and `readTime`: `2026-11-22
 * 9:30`, `11/22 930`, `2026年11月22日下午3点半`, `2026-11-22T09:30`, `202611220930`. A date without a time
 * is refused, because midnight would be a guess.
 */
export function readDateTime(text: string, today: string, seconds = false): DateTimeReading {
  const typed = typedText(text);
  if (typed === '') return { dateTime: null, problem: null };
  const readings = splitsOf(typed).map(([date, time]) => readParts(date, time, today, seconds));
  const read = readings.find(({ problem }) => problem === null);
  if (read) return read;
  if (readDate(typed, today).date !== null) return { dateTime: null, problem: 'missingTime' };
  const nearest = readings.find(({ problem }) => problem !== 'unreadableDateTime');
  return nearest ?? { dateTime: null, problem: 'unreadableDateTime' };
}

/** Returns the ways to split a text into a date and a time. */
function splitsOf(typed: string): [date: string, time: string][] {
  const compact = COMPACT.exec(typed);
  if (compact) return [[compact[1]!, compact[2]!]];
  return [...typed.matchAll(BETWEEN)].map(({ 0: between, index }) => [
    typed.slice(0, index),
    typed.slice(index + between.length),
  ]);
}

function readParts(
  dateText: string,
  timeText: string,
  today: string,
  seconds: boolean,
): DateTimeReading {
  const { date, problem: dateProblem } = readDate(dateText, today);
  const { time, problem: timeProblem } = readTime(timeText, seconds);
  if (date !== null && time !== null) return { dateTime: `${date} ${time}`, problem: null };
  if (dateProblem === 'noSuchDay' && timeProblem !== 'unreadableTime')
    return { dateTime: null, problem: 'noSuchDay' };
  if (date !== null && timeProblem === 'noSuchTime')
    return { dateTime: null, problem: 'noSuchTime' };
  return { dateTime: null, problem: 'unreadableDateTime' };
}
