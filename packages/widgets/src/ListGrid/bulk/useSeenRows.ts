import { useEffect, useRef } from 'react';
import type { RowKey } from '../../internal/list/row';

/**
 * Returns what finds rows by their keys, among all that have been shown: a choice over pages is
 * made of those.
 */
export function useSeenRows<Row>(
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => RowKey,
): (keys: Iterable<RowKey>) => Row[] {
  const seen = useRef(new Map<RowKey, Row>());
  useEffect(() => {
    for (const row of rows ?? []) seen.current.set(rowKey(row), row);
  }, [rows, rowKey]);
  return (keys) => [...keys].map((key) => seen.current.get(key)).filter((row) => row !== undefined);
}
