import type { ListSort } from '../../internal/list/query';
import type { FieldValue } from './rowFields';

/** Returns the order of two texts. */
export type TextOrder = (one: string, other: string) => number;

/**
 * Returns rows in the order of the keys. Rows without a value come last in either direction, and
 * rows with equal ones stay in their order.
 */
export function sortRows<Row, Key extends ListSort>(
  rows: readonly Row[],
  sort: readonly Key[],
  valueOf: (row: Row, key: Key) => FieldValue | null,
  textOrder: TextOrder = byCodePoint,
): Row[] {
  const keyed = rows.map((row) => ({ row, values: sort.map((key) => valueOf(row, key)) }));
  const signs = sort.map(({ descending }) => (descending ? -1 : 1));
  return keyed
    .toSorted((one, other) => {
      for (const [index, sign] of signs.entries()) {
        const [a, b] = [one.values[index]!, other.values[index]!];
        if (a === null || b === null) {
          if (a !== b) return a === null ? 1 : -1;
          continue;
        }
        const difference =
          typeof a === 'number' && typeof b === 'number' ? a - b : textOrder(String(a), String(b));
        if (difference !== 0) return difference * sign;
      }
      return 0;
    })
    .map(({ row }) => row);
}

/** The order of a database: by code points, which `<` does not follow beyond 16 bits. */
function byCodePoint(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index += 1)
    if (one[index] !== other[index]) return one.codePointAt(index)! - other.codePointAt(index)!;
  return one.length - other.length;
}
