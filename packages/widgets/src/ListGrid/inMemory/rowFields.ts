import { nowIn } from '../../internal/calendar/model/days';
import type { ListOperator } from '../../internal/list/query';

/** Kind of a field, which decides how its values compare. An `id` is compared as it is written. */
export type RowFieldKind = 'text' | 'id' | 'number' | 'time' | 'day';

/** A value in the form in which its kind compares. A time is that of a clock in the zone. */
export type FieldValue = string | number;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

const NULL_CHECKS: readonly ListOperator[] = ['ISNULL', 'ISNOTNULL'];
const EQUALITY: readonly ListOperator[] = ['EQ', 'NE', 'IN', 'NN', ...NULL_CHECKS];
const RANGES: readonly ListOperator[] = ['GT', 'LT', 'GE', 'LE', 'BETWEEN'];
const DATES: readonly ListOperator[] = ['EQ', 'NE', ...RANGES, 'DYNAMIC', ...NULL_CHECKS];

/** Operators of each kind, those of a search on the server. */
export const OPERATORS_OF: Readonly<Record<RowFieldKind, readonly ListOperator[]>> = {
  text: [...EQUALITY, 'LIKE', 'NOTLIKE', 'LIKEIN', 'NOTLIKEIN'],
  id: EQUALITY,
  number: [...EQUALITY, ...RANGES],
  time: DATES,
  day: DATES,
};

/** Returns the values of a field: those of a list, or the only one. Empty ones are left out. */
export function valuesIn(value: unknown): readonly unknown[] {
  const values = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  return values.filter((one) => one !== null && one !== undefined);
}

/**
 * Returns the kind that every value has, and `text` when they differ; `undefined` when there is no
 * value.
 */
export function kindOf(values: Iterable<unknown>): RowFieldKind | undefined {
  let found: RowFieldKind | undefined;
  for (const one of values) {
    const kind = kindOfValue(one);
    if (kind === 'text') return kind;
    if (found === undefined || found === kind) found = kind;
    else if (kind === 'number' || found === 'number') return 'text';
    else found = 'time';
  }
  return found;
}

function kindOfValue(value: unknown): RowFieldKind {
  if (typeof value === 'number' || typeof value === 'bigint') return 'number';
  if (value instanceof Date) return 'time';
  if (typeof value !== 'string') return 'text';
  return DAY.test(value) ? 'day' : TIME.test(value) ? 'time' : 'text';
}

/** Returns a value in the form of a kind; `null` for one that it cannot hold. */
export function fieldValue(
  value: unknown,
  kind: RowFieldKind,
  timeZone: string,
): FieldValue | null {
  if (kind === 'number') return numberOf(value);
  if (kind === 'day' || kind === 'time') {
    const time = clockText(value, timeZone);
    return kind === 'day' ? (time?.slice(0, 10) ?? null) : time;
  }
  return value instanceof Date ? value.toISOString() : String(value);
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Number.isNaN(number) ? null : number;
}

/** Returns `yyyy-MM-dd HH:mm:ss.SSS`. Texts without a zone are of `timeZone` already. */
function clockText(value: unknown, timeZone: string): string | null {
  if (value instanceof Date || typeof value === 'number') return zoned(Number(value), timeZone);
  const text = String(value);
  if (DAY.test(text)) return `${text} 00:00:00.000`;
  const parts = TIME.exec(text);
  if (!parts) return null;
  if (parts[1] !== undefined) return zoned(Date.parse(text.replace(' ', 'T')), timeZone);
  return `${text.replace('T', ' ')}${'0000-00-00 00:00:00.000'.slice(text.length)}`.slice(0, 23);
}

function zoned(moment: number, timeZone: string): string | null {
  if (Number.isNaN(moment)) return null;
  const milliseconds = String(((moment % 1_000) + 1_000) % 1_000).padStart(3, '0');
  return `${nowIn(timeZone, moment)}.${milliseconds}`;
}
