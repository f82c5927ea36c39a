import type { ListSort } from '../../internal/list/query';

/**
 * Returns the order after a column's head was pressed: ascending first, then the other way each
 * time. `adds` keeps the other columns, and the column its place among them; without it the column
 * alone decides.
 */
export function toggleSort(sort: readonly ListSort[], field: string, adds: boolean): ListSort[] {
  const present = sort.find((step) => step.field === field);
  const next: ListSort = { field, descending: present ? !present.descending : false };
  if (!adds) return [next];
  return present ? sort.map((step) => (step.field === field ? next : step)) : [...sort, next];
}

/** How a column takes part in the order. */
export interface SortMark {
  direction: 'ascending' | 'descending';
  /** From 1; `null` where no other column sorts. */
  rank: number | null;
}

/** Returns how a column takes part in the order, `null` if it does not. */
export function sortMark(sort: readonly ListSort[], field: string): SortMark | null {
  const at = sort.findIndex((step) => step.field === field);
  const step = sort[at];
  if (!step) return null;
  return {
    direction: step.descending ? 'descending' : 'ascending',
    rank: sort.length > 1 ? at + 1 : null,
  };
}
