import {
  checkSize,
  decodeSearch,
  decodeSearchParamS,
  fromOrderParam,
  SEARCH_LIMITS,
  SearchError,
  type ListRequest,
} from '@mingjian/api';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { refusal } from '../failure';
import type { Caller } from '../http/caller';
import { compileConditions } from './searchCompiler';
import { checkCost } from './searchCost';
import type { SearchFields } from './searchFields';
import { say } from '../texts';

/** A column that a list may be sorted by. */
export interface SortField {
  column: string;
  /** Whether rows may lack it; those come last in either direction. */
  isOptional: boolean;
}

/** Sortable fields of a list, by the names of requests. */
export type SortFields = Readonly<Record<string, SortField>>;

/** The condition of a list request, and its cost for the database. */
export interface Filter {
  where: Expression<SqlBool>;
  cost: number;
}

/**
 * Returns the filter of a list request: the filter bar's and the advanced filter's. Throws 400 when
 * both together cost more than the budget.
 */
export function readFilter(
  { searchParam, searchParamS }: ListRequest,
  allFields: SearchFields,
  caller: Pick<Caller, 'companyId'>,
): Filter {
  const fields = caller.companyId === null ? allFields : openFields(allFields);
  return refusing(() => {
    checkSize(searchParam, searchParamS);
    const bar = decodeSearch(searchParam);
    const { searchType, conditions } = decodeSearchParamS(searchParamS);
    const advanced = compileConditions(conditions, fields, searchType);
    const where = sql<SqlBool>`${compileConditions(bar, fields, 'and')} and ${advanced}`;
    return { where, cost: checkCost([...bar, ...conditions], fields) };
  });
}

/** Returns the fields that clients know of. */
const openFields = (fields: SearchFields): SearchFields =>
  Object.fromEntries(Object.entries(fields).filter(([, { links }]) => !links?.isInternal));

/** A column that rows are sorted by, and which way. */
export interface SortKey extends SortField {
  descending: boolean;
}

/** Returns the sort keys of a list. The id is the last one, so that no row is on two pages. */
export function readSortKeys(
  { orderParam }: ListRequest,
  sorts: SortFields,
  fallback: string,
  id: string,
): SortKey[] {
  return refusing(() => {
    const asked = fromOrderParam(orderParam ?? '');
    const keys = asked.length > 0 ? asked : fromOrderParam(fallback);
    const known = keys.map(({ field, descending }) => {
      if (!Object.hasOwn(sorts, field)) throw refusal(400, say, (t) => t.sortUnknown(field));
      return { ...sorts[field]!, descending };
    });
    return [...known, { column: id, isOptional: false, descending: keys[0]?.descending ?? false }];
  });
}

/**
 * Returns the `order by` clause. A backward index scan yields nulls first, so `nulls last` is added
 * only for optional columns.
 */
export function orderBy(keys: readonly SortKey[]): RawBuilder<unknown> {
  const parts = keys.map(({ column, isOptional, descending }) => {
    const direction = descending ? (isOptional ? sql`desc nulls last` : sql`desc`) : sql`asc`;
    return sql`${sql.ref(column)} ${direction}`;
  });
  return sql.join(parts);
}

/** Runs a decoder. A search that it refuses is a 400 that names the exceeded limit. */
function refusing<T>(decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    const { limit, field = '' } = error;
    throw refusal(400, say, (t) =>
      limit ? t.searchLimit[limit](SEARCH_LIMITS[limit], field) : t.searchUnreadable,
    );
  }
}
