import type { ListCondition, ListSort } from '../../internal/list/query';
import { FIRST_PAGE_SIZE, FRESH_QUERY, type KeptQuery } from './listQuery';

/** Other conditions: from the first page. */
export function searchFor(query: KeptQuery, conditions: readonly ListCondition[]): KeptQuery {
  return { ...query, conditions, page: 1 };
}

/** One condition less: from the first page. */
export function withoutCondition(query: KeptQuery, condition: ListCondition): KeptQuery {
  return searchFor(
    query,
    query.conditions.filter((other) => other !== condition),
  );
}

/** Another order: from the first page. */
export function sortBy(query: KeptQuery, sort: readonly ListSort[]): KeptQuery {
  return { ...query, sort, page: 1 };
}

/** Another page, or another size. The address names the size only once it has been chosen there. */
export function turnTo(
  query: KeptQuery,
  { page, pageSize }: { page: number; pageSize: number },
  sizeNow: number,
): KeptQuery {
  return { ...query, page, pageSize: pageSize === sizeNow ? query.pageSize : pageSize };
}

/**
 * No conditions, no order, page 1 of 10 rows. The remembered size stays remembered. Source: spec 1
 * §2.1.
 */
export function resetQuery(): KeptQuery {
  return { ...FRESH_QUERY, pageSize: FIRST_PAGE_SIZE };
}

/** Whether two queries ask for the same rows. */
export function isSameQuery(one: KeptQuery, other: KeptQuery): boolean {
  return (
    JSON.stringify([one.conditions, one.sort, one.page, one.pageSize]) ===
    JSON.stringify([other.conditions, other.sort, other.page, other.pageSize])
  );
}
