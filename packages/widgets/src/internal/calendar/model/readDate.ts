import { isDate } from './days';

/** What a typed text says. No date and no problem: nothing was typed. */
export type DateReading =
  | { date: string; problem: null }
  | { date: null; problem: 'noSuchDay' | 'unreadable' | null };

const CLOSED = /^([1-9]\d{3})(\d{2})(\d{2})$/;
const PARTED = /^(?:([1-9]\d{3})[-/.年])?(\d{1,2})[-/.月](\d{1,2})[日号]?$/;

/**
 * Reads a day as people type it: `2026-11-21`, `2026/11/21`, `20261121`, `2026年11月21日` or `11-21`,
 * which is of the year of `today`. Full-width signs and spaces are fine. Two-digit years are not:
 * nobody can tell them from days.
 */
export function readDate(text: string, today: string): DateReading {
  const typed = text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/。/g, '.');
  if (typed === '') return { date: null, problem: null };
  const [, year = today.slice(0, 4), month, day] = CLOSED.exec(typed) ?? PARTED.exec(typed) ?? [];
  if (month === undefined || day === undefined) return { date: null, problem: 'unreadable' };
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? { date, problem: null } : { date: null, problem: 'noSuchDay' };
}
