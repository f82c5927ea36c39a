import type { ListSort } from '../../internal/list/query';

/**
 * Returns the sort keys after a header was pressed: ascending, then descending, then without it.
 * `isAdded` keeps the other keys and the priority of this one; otherwise it becomes the only key.
 */
export function toggleSort(sort: readonly ListSort[], field: string, isAdded: boolean): ListSort[] {
  const current = sort.find((key) => key.field === field);
  if (current?.descending) return isAdded ? sort.filter((key) => key !== current) : [];
  const next: ListSort = { field, descending: current !== undefined };
  if (!isAdded) return [next];
  return current ? sort.map((key) => (key.field === field ? next : key)) : [...sort, next];
}

/** Sort state of a column. */
export interface ColumnSort {
  direction: 'ascending' | 'descending';
  /** Priority from 1; `null` when it is the only sort key. */
  rank: number | null;
}

/** Returns the sort state of a column, `null` when it is not sorted. */
export function columnSort(sort: readonly ListSort[], field: string): ColumnSort | null {
  const index = sort.findIndex((key) => key.field === field);
  const key = sort[index];
  if (!key) return null;
  return {
    direction: key.descending ? 'descending' : 'ascending',
    rank: sort.length > 1 ? index + 1 : null,
  };
}
