import type { Condition, OrderBy, SearchType } from '@mingjian/api';
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
  pageNum: number;
  pageSize: number;
}

/** Returns the ids of a page and the total, computed row by row from decision 14. */
export function askOracle(
  rows: readonly OracleRow[],
  kinds: Readonly<Record<string, ColumnKind>>,
  question: Question,
) {
  const { bar, advanced, order, pageNum, pageSize } = question;
  const holds = (row: OracleRow) => (condition: Condition) =>
    holdsFor(row[condition.field]!, kinds[condition.field]!, condition);
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
  return {
    total: found.length,
    ids: sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(({ id }) => id),
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
): boolean {
  switch (operator) {
    case 'ISNULL':
      return value === null;
    case 'ISNOTNULL':
      return value !== null;
    case 'NE':
      return !holdsFor(value, kind, { field: '', operator: 'EQ', value: wanted });
    case 'NN':
      return !holdsFor(value, kind, { field: '', operator: 'IN', value: wanted });
    case 'NOTLIKE':
      return !holdsFor(value, kind, { field: '', operator: 'LIKE', value: wanted });
    case 'NOTLIKEIN':
      return !holdsFor(value, kind, { field: '', operator: 'LIKEIN', value: wanted });
    default:
  }
  if (value === null) return false;
  if (operator === 'LIKE') return contains(value, wanted as string);
  if (operator === 'LIKEIN')
    return (wanted as string)
      .split(',')
      .some((piece) => piece.trim() !== '' && contains(value, piece.trim()));
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

/** Only ASCII letters have case in the test's collation. */
function contains(value: OracleValue, piece: string) {
  const fold = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return fold(String(value)).includes(fold(piece));
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
