import { isMonth } from './months';
import { unspaced } from './typedText';

/** Result of reading a text. An empty text has neither month nor problem. */
export type MonthReading =
  | { month: string; problem: null }
  | { month: null; problem: 'noSuchMonth' | 'unreadableMonth' | null };

const YEAR_FIRST = /^([1-9]\d{3})(?:[-/.年](\d{1,2})|(\d{2}))月?份?$/;
const YEAR_LAST = /^(\d{1,2})[-/.]([1-9]\d{3})$/;
const MONTH_ONLY = /^(\d{1,2})月份?$/;

/**
 * Reads a month in common notations: `2026-11`, `2026/11`, `202611`, `2026年11月`, `11/2026`, or
 * `11月` in the year of `today`. Full-width characters and spaces are accepted.
 */
export function readMonth(text: string, today: string): MonthReading {
  const typed = unspaced(text);
  if (typed === '') return { month: null, problem: null };
  const [year, number] = yearAndMonth(typed, today.slice(0, 4));
  if (year === undefined || number === undefined)
    return { month: null, problem: 'unreadableMonth' };
  const month = `${year}-${number.padStart(2, '0')}`;
  return isMonth(month) ? { month, problem: null } : { month: null, problem: 'noSuchMonth' };
}

function yearAndMonth(typed: string, thisYear: string): [year?: string, month?: string] {
  const first = YEAR_FIRST.exec(typed);
  if (first) return [first[1]!, (first[2] ?? first[3])!];
  const last = YEAR_LAST.exec(typed);
  if (last) return [last[2]!, last[1]!];
  const only = MONTH_ONLY.exec(typed);
  return only ? [thisYear, only[1]!] : [];
}
