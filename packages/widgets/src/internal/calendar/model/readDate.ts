import { isDate } from './days';
import { unspaced } from './typedText';

/** Result of reading a text. An empty text has neither date nor problem. */
export type DateReading =
  | { date: string; problem: null }
  | { date: null; problem: 'noSuchDay' | 'unreadable' | null };

const COMPACT = /^([1-9]\d{3})(\d{2})(\d{2})$/;
const SEPARATED = /^(?:([1-9]\d{3})[-/.年])?(\d{1,2})[-/.月](\d{1,2})[日号]?$/;

/**
 * Reads a date in common notations: `2026-11-21`, `2026/11/21`, `20261121`, `2026年11月21日`, or
 * `11-21` in the year of `today`. Full-width characters and spaces are accepted. Two-digit years
 * are not, because they look like days.
 */
export function readDate(text: string, today: string): DateReading {
  const normalized = unspaced(text);
  if (normalized === '') return { date: null, problem: null };
  const [, year = today.slice(0, 4), month, day] =
    COMPACT.exec(normalized) ?? SEPARATED.exec(normalized) ?? [];
  if (month === undefined || day === undefined) return { date: null, problem: 'unreadable' };
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? { date, problem: null } : { date: null, problem: 'noSuchDay' };
}
