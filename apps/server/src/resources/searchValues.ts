import { DAY, dayIn, foldText, fromBeijing, piecesOf, type Condition } from '@mingjian/api';
import { refusal } from '../failure';
import type { ColumnKind } from './searchFields';
import { say } from '../texts';

/** Longest text that one value may be. */
const TEXT_LIMIT = 200;

/** A span of time, its end left out. A day lasts a day, a second a second. */
export interface TimeSpan {
  from: Date;
  before: Date;
}

/**
 * Returns the values of a condition on texts or numbers, each checked. Throws 400 on anything else.
 */
export function comparedValues(
  { field, operator, value }: Condition,
  kind: ColumnKind,
): string[] | number[] {
  const listed =
    (operator === 'LIKEIN' || operator === 'NOTLIKEIN') && typeof value === 'string'
      ? piecesOf(value)
      : value;
  const values = Array.isArray(listed) ? (listed as readonly string[]) : [listed as string];
  if (
    values.length === 0 ||
    values.some((v) => typeof v !== 'string' || v.length > TEXT_LIMIT || v.includes('\0')) ||
    // A text that no search compares would be found in every row.
    values.some((v) => foldText(v) === '')
  )
    throw badValue(field);
  if (kind !== 'number') return [...values];
  if (values.some((v) => !/^-?\d{1,9}$/.test(v))) throw badValue(field);
  const numbers = values.map(Number);
  if (operator === 'BETWEEN' && numbers[0]! > numbers[1]!) throw badValue(field);
  return numbers;
}

/** Returns the span that a condition on a time means, from its first second to its last. */
export function comparedTimes({ field, value }: Condition): TimeSpan {
  const [first, last] = Array.isArray(value)
    ? (value as readonly string[])
    : [value as string, value as string];
  const from = spanOf(first, field).from;
  const { before } = spanOf(last, field);
  if (from >= before) throw badValue(field);
  return { from, before };
}

/**
 * Returns the first and the last day that a condition on a day names. A time of day in it is left
 * out.
 */
export function comparedDays({ field, value }: Condition): [first: string, last: string] {
  const bounds = Array.isArray(value)
    ? (value as readonly string[])
    : [value as string, value as string];
  const [first, last] = bounds.map((bound) =>
    typeof bound === 'string' ? dayIn(bound) : undefined,
  );
  if (first === undefined || last === undefined || first > last) throw badValue(field);
  return [first, last];
}

function spanOf(text: unknown, field: string): TimeSpan {
  const from = typeof text === 'string' ? fromBeijing(text) : undefined;
  if (!from) throw badValue(field);
  return {
    from,
    before: new Date(from.getTime() + ((text as string).length === 10 ? DAY : 1_000)),
  };
}

const badValue = (field: string) => refusal(400, say, (t) => t.searchValueBad(field));
