import type { AdvancedQuery, ListCondition, ListSort } from '../../internal/list/query';
import { EMPTY_QUERY, FIRST_PAGE_SIZE, type StoredQuery } from './listQuery';

/** Returns a query with other conditions, from the first page. */
export function withConditions(
  query: StoredQuery,
  conditions: readonly ListCondition[],
): StoredQuery {
  return { ...query, conditions, page: 1 };
}

/** Returns a query without a condition, from the first page. */
export function withoutCondition(query: StoredQuery, condition: ListCondition): StoredQuery {
  return withConditions(
    query,
    query.conditions.filter((other) => other !== condition),
  );
}

/** Returns a query with another advanced filter, or none, from the first page. */
export function withAdvanced(query: StoredQuery, next: AdvancedQuery | undefined): StoredQuery {
  const isEmpty = next === undefined || next.conditions.length === 0;
  return { ...query, advanced: isEmpty ? undefined : next, page: 1 };
}

/** Returns a query with another sort order, from the first page. */
export function withSort(query: StoredQuery, sort: readonly ListSort[]): StoredQuery {
  return { ...query, sort, page: 1 };
}

/** Returns a query of another page. The size is stored only when it differs from `currentSize`. */
export function withPage(
  query: StoredQuery,
  { page, pageSize }: { page: number; pageSize: number },
  currentSize: number,
): StoredQuery {
  return { ...query, page, pageSize: pageSize === currentSize ? query.pageSize : pageSize };
}

/**
 * Returns the query after a reset: no conditions, default order, page 1 of 10 rows. The person's
 * preferred page size does not change. Source: spec 1 §2.1.
 */
export function resetQuery(): StoredQuery {
  return { ...EMPTY_QUERY, pageSize: FIRST_PAGE_SIZE };
}

/** Whether two queries request the same rows. */
export function isSameQuery(one: StoredQuery, other: StoredQuery): boolean {
  return (
    JSON.stringify([searchKey(one), one.sort, one.page, one.pageSize]) ===
    JSON.stringify([searchKey(other), other.sort, other.page, other.pageSize])
  );
}

/** Returns the key of a query's conditions: equal keys match the same rows at one moment. */
export function searchKey({
  conditions,
  advanced,
}: Pick<StoredQuery, 'conditions' | 'advanced'>): string {
  return JSON.stringify([conditions, advanced]);
}
