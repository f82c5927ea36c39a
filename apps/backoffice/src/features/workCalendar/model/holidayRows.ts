import { dayIn, dayTypesOf, type CalendarDay, type DayType, type ListedDay } from '@mingjian/api';

/** A day with the kind and the names that it gets. */
export interface GivenDay extends ListedDay {
  remark?: string | null | undefined;
}

/** Why a line of an import cannot be read. */
export type RowProblem = 'day' | 'type' | 'kind' | 'twice';

/** A line of an import that cannot be read, counted from 1. */
export interface BadRow {
  line: number;
  text: string;
  problem: RowProblem;
}

/** The days of an import. */
export interface ReadRows {
  days: GivenDay[];
  bad: BadRow[];
}

const TYPES: Readonly<Record<string, DayType>> = {
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  工作日: 1,
  周末: 2,
  法定假: 3,
  法定假日: 3,
  节假日: 3,
  休: 3,
  调休上班: 4,
  班: 4,
};

/** Reads lines of day, kind and name, such as `2027-01-01,3,元旦`. A heading is left out. */
export function readRows(text: string): ReadRows {
  const days: GivenDay[] = [];
  const bad: BadRow[] = [];
  const seen = new Set<string>();
  for (const [index, row] of text.split(/\r?\n/u).entries()) {
    const line = row.replace(/^\uFEFF/u, '').trim();
    if (line === '' || (index === 0 && !/^\d/u.test(line))) continue;
    const [first = '', kind = '', name = '', remark = ''] = line
      .split(/[,，\t]/u)
      .map((part) => part.trim().replace(/^"(.*)"$/u, '$1'));
    const day = dayIn(first.replace(/[/.]/gu, '-').replace(/-(\d)(?=-|$)/gu, '-0$1'));
    const dayType = TYPES[kind];
    const problem = problemOf(day, dayType, seen);
    if (problem !== null) bad.push({ line: index + 1, text: line, problem });
    else {
      seen.add(day!);
      days.push({
        day: day!,
        dayType: dayType!,
        holidayName: name || null,
        ...(remark && { remark }),
      });
    }
  }
  return { days, bad };
}

function problemOf(
  day: string | undefined,
  dayType: DayType | undefined,
  seen: ReadonlySet<string>,
): RowProblem | null {
  if (day === undefined) return 'day';
  if (dayType === undefined) return 'type';
  if (seen.has(day)) return 'twice';
  return dayTypesOf(day).includes(dayType) ? null : 'kind';
}

/** A day that an import would change. */
export interface DayChange {
  before: ListedDay;
  after: GivenDay;
}

/** Returns the days that differ from the stored ones, in their order. */
export function changesOf(
  given: readonly GivenDay[],
  stored: (day: string) => ListedDay & Partial<Pick<CalendarDay, 'remark'>>,
): DayChange[] {
  return given
    .map((after) => ({ before: stored(after.day), after }))
    .filter(
      ({ before, after }) =>
        before.dayType !== after.dayType ||
        (before.holidayName || null) !== (after.holidayName || null) ||
        (after.remark !== undefined && (before.remark || null) !== (after.remark || null)),
    )
    .toSorted((one, other) => (one.after.day < other.after.day ? -1 : 1));
}

/** A holiday of a month: its days of rest, or of work for it. */
export interface HolidaySpan {
  name: string;
  isWorked: boolean;
  /** Days of the month, such as `1–7`. */
  days: string;
}

/** Returns the named holidays of a month, and the make-up days, each once. */
export function holidaysOf(month: string, days: readonly ListedDay[]): HolidaySpan[] {
  const spans: { name: string; isWorked: boolean; from: number; to: number }[] = [];
  const own = days
    .filter(({ day, dayType }) => day.startsWith(`${month}-`) && dayType > 2)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  for (const { day, dayType, holidayName } of own) {
    const date = Number(day.slice(8));
    const last = spans.at(-1);
    const isWorked = dayType === 4;
    const name = holidayName ?? '';
    if (last?.to === date - 1 && last.name === name && last.isWorked === isWorked) last.to = date;
    else spans.push({ name, isWorked, from: date, to: date });
  }
  return spans.map(({ from, to, ...span }) => ({
    ...span,
    days: from === to ? String(from) : `${from}–${to}`,
  }));
}
