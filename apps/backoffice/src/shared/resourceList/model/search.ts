import {
  encodeSearch,
  encodeSearchParamS,
  isDynamicToken,
  resolveDynamic,
  type ListRequest,
} from '@mingjian/api';
import type { ListCondition } from '@mingjian/widgets/ListFilter';
import type { ListSearch } from '@mingjian/widgets/ListGrid';

/**
 * Returns the parameters of a search. Its dynamic ranges are resolved for the moment of the search,
 * so that pages, exports and record navigation mean the same days.
 */
export function searchParamsOf({
  conditions,
  advanced,
  asOf,
}: Omit<ListSearch, 'sort'>): Pick<ListRequest, 'searchParam' | 'searchParamS'> {
  const now = asOf === undefined ? new Date() : new Date(asOf);
  const resolved = (given: readonly ListCondition[]) =>
    given.map((condition) => resolveDynamic(condition, now));
  return {
    ...(conditions.length > 0 && { searchParam: encodeSearch(resolved(conditions)) }),
    ...(advanced && {
      searchParamS: encodeSearchParamS({
        searchType: advanced.join,
        conditions: resolved(advanced.conditions),
      }),
    }),
  };
}

/** Returns the bytes of a search's filters as they travel, which `SEARCH_LIMITS.bytes` limits. */
export function searchBytes(search: Omit<ListSearch, 'sort'>): number {
  const texts = Object.values(searchParamsOf(search));
  return texts.reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0);
}

/**
 * Returns a query of an address without unknown dynamic ranges. An advanced filter with one goes
 * whole, because a part of it would find other rows.
 */
export function withKnownRanges<Query extends Omit<ListSearch, 'sort'>>(query: Query): Query {
  const isKnown = ({ operator, value }: ListCondition) =>
    operator !== 'DYNAMIC' || isDynamicToken(value);
  const isWhole = query.advanced?.conditions.every(isKnown) !== false;
  return {
    ...query,
    conditions: query.conditions.filter(isKnown),
    ...(!isWhole && { advanced: undefined }),
  };
}
