import { checkCondition, checkCount, type Condition } from './conditions';
import { fromSearchParam, isPlainObject, toSearchParam } from './searchParams';
import { SearchError } from './searchError';

/** Whether one condition is enough, or all must hold. */
export type SearchType = 'or' | 'and';

/** An advanced search: conditions and how they are joined. */
export interface SearchParamS {
  /** @default 'or' */
  searchType?: SearchType;
  conditions: readonly Condition[];
}

/** Returns conditions that must all hold as the JSON text of `searchParam`. */
export function encodeSearch(conditions: readonly Condition[]): string {
  return JSON.stringify(toSearchParam(conditions));
}

/** Reads the `searchParam` of a list request; none means no conditions. */
export function decodeSearch(text?: string): Condition[] {
  return text === undefined || text === '' ? [] : fromSearchParam(parse(text));
}

/** Returns an advanced search as the URI-encoded JSON text of `searchParamS`. */
export function encodeSearchParamS({ searchType = 'or', conditions }: SearchParamS): string {
  return encodeURIComponent(JSON.stringify({ searchType, searchParam: toSearchParam(conditions) }));
}

/** Reads the `searchParamS` of a list request; none means no conditions. */
export function decodeSearchParamS(
  text?: string,
): Required<SearchParamS> & { conditions: Condition[] } {
  if (text === undefined || text === '') return { searchType: 'or', conditions: [] };
  const search = parse(uriDecoded(text));
  if (!isPlainObject(search))
    throw new SearchError('text', 'An advanced search is an object of searchType and searchParam.');
  const { searchType = 'or', searchParam } = search;
  if (searchType !== 'or' && searchType !== 'and')
    throw new SearchError('text', 'searchType is "or" or "and".');
  return { searchType, conditions: fromSearchParam(searchParam) };
}

/**
 * Returns conditions as the JSON text that a saved filter keeps in `filterParam`; dynamic ranges
 * stay tokens.
 */
export function encodeFilterParam(conditions: readonly Condition[]): string {
  checkCount(conditions.length);
  conditions.forEach(checkCondition);
  return JSON.stringify(
    conditions.map(({ field, operator, value }) => ({ field, operator, value })),
  );
}

/** Reads the `filterParam` of a saved filter. */
export function decodeFilterParam(text: string): Condition[] {
  const list = parse(text);
  if (!Array.isArray(list))
    throw new SearchError('text', 'A saved filter is a list of conditions.');
  checkCount(list.length);
  return list.map((item: unknown) => {
    if (!isPlainObject(item))
      throw new SearchError('text', 'A condition is an object of field, operator and value.');
    const condition = {
      field: item.field,
      operator: item.operator,
      value: item.value,
    } as Condition;
    checkCondition(condition);
    return condition;
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchError('text', 'The search is no JSON text.');
  }
}

function uriDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new SearchError('text', 'The advanced search is no URI-encoded text.');
  }
}
