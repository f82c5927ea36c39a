import {
  foldText,
  piecesOf,
  type Condition,
  type DynamicToken,
  type OrderBy,
  type SearchType,
} from '@mingjian/api';
import { dynamicRule } from './dynamicOracle.fixtures';
import type { ColumnKind } from './searchFields';

/** A value as a row holds it: texts, numbers, times in milliseconds, days as `yyyy-MM-dd`. */
export type OracleValue = string | number | null;

/** A row as the oracle knows it, by field. */
export type OracleRow = { id: string } & Record<string, OracleValue>;

/** A request of the property test. */
export interface Question {
  bar: readonly Condition[];
  advanced: { searchType: SearchType; conditions: readonly Condition[] } | undefined;
  order: readonly OrderBy[];
  /** The moment that dynamic ranges start from. */
  now: Date;
  pageNum: number;
  pageSize: number;
}

/**
 * Returns the ids of a page, those of all matches in their order, and the total, computed row by
 * row from decision 14.
 */
export function askOracle(
  rows: readonly OracleRow[],
  kinds: Readonly<Record<string, ColumnKind>>,
  question: Question,
) {
  const { bar, advanced, order, now, pageNum, pageSize } = question;
  const today = beijingDayOf(now.getTime());
  const holds = (row: OracleRow) => (condition: Condition) =>
    holdsFor(row[condition.field]!, kinds[condition.field]!, condition, today);
  const found = rows.filter((row) => {
    if (!bar.every(holds(row))) return false;
    if (!advanced || advanced.conditions.length === 0) return true;
    return advanced.searchType === 'or'
      ? advanced.conditions.some(holds(row))
      : advanced.conditions.every(holds(row));
  });
  const keys = [...order, { field: 'id', descending: order[0]!.descending }];
  const sorted = found.toSorted((a, b) => {
    for (const { field, descending } of keys) {
      const difference = compared(a[field]!, b[field]!, descending);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  const all = sorted.map(({ id }) => id);
  return {
    total: found.length,
    all,
    ids: all.slice((pageNum - 1) * pageSize, pageNum * pageSize),
  };
}

function compared(a: OracleValue, b: OracleValue, descending: boolean) {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  const difference =
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
  return descending ? -difference : difference;
}

function holdsFor(
  value: OracleValue,
  kind: ColumnKind,
  { operator, value: wanted }: Condition,
  today: string,
): boolean {
  const also = (positive: Condition['operator']) =>
    holdsFor(value, kind, { field: '', operator: positive, value: wanted }, today);
  switch (operator) {
    case 'ISNULL':
      return value === null;
    case 'ISNOTNULL':
      return value !== null;
    case 'NE':
      return !also('EQ');
    case 'NN':
      return !also('IN');
    case 'NOTLIKE':
      return !also('LIKE');
    case 'NOTLIKEIN':
      return !also('LIKEIN');
    default:
  }
  if (value === null) return false;
  if (operator === 'DYNAMIC') {
    const day = typeof value === 'number' ? beijingDayOf(value) : value;
    return dynamicRule[wanted as DynamicToken](day, today);
  }
  if (kind === 'text') return holdsForText(foldText(String(value)), operator, wanted);
  if (operator === 'IN') return (wanted as readonly string[]).some((one) => String(value) === one);
  const [first, last] = Array.isArray(wanted)
    ? (wanted as readonly string[])
    : [wanted as string, wanted as string];
  const { from } = spanOf(first!, kind);
  const { before } = spanOf(last!, kind);
  const isBefore = (bound: string | number) =>
    typeof value === 'number' && typeof bound === 'number'
      ? value < bound
      : String(value) < String(bound);
  if (operator === 'GT') return !isBefore(before);
  if (operator === 'GE') return !isBefore(from);
  if (operator === 'LT') return isBefore(from);
  if (operator === 'LE') return isBefore(before);
  return !isBefore(from) && isBefore(before);
}

const beijingDayOf = (time: number) => new Date(time + 8 * 3_600_000).toISOString().slice(0, 10);

function holdsForText(folded: string, operator: Condition['operator'], wanted: Condition['value']) {
  const pieces = (Array.isArray(wanted) ? (wanted as string[]) : [wanted as string]).map(foldText);
  if (operator === 'LIKE') return folded.includes(pieces[0]!);
  if (operator === 'LIKEIN')
    return piecesOf(wanted as string).some((piece) => folded.includes(foldText(piece)));
  return pieces.includes(folded);
}

/**
 * Returns a value as a half-open interval: a day lasts a day, a second a second, a number or text
 * only itself.
 */
export function spanOf(
  text: string,
  kind: ColumnKind,
): { from: string | number; before: string | number } {
  if (kind === 'number') return { from: Number(text), before: Number(text) + 1 };
  if (kind === 'day') return { from: text.slice(0, 10), before: `${text.slice(0, 10)}~` };
  if (kind !== 'time') return { from: text, before: `${text}\0` };
  const from = Date.parse(
    `${text.length === 10 ? `${text} 00:00:00` : text}+08:00`.replace(' ', 'T'),
  );
  return { from, before: from + (text.length === 10 ? 86_400_000 : 1_000) };
}
