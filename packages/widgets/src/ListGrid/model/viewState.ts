import type { ColumnLayout } from '../../internal/list/column';
import { isFiltered } from '../../internal/list/query';
import { searchKey } from './queryChanges';
import { isSameLayout } from './sameLayout';
import { readLayout, writeLayout, type LayoutColumn } from './columnLayout';
import { EMPTY_QUERY, readListQuery, writeListQuery, type StoredQuery } from './listQuery';

/** State of a view: conditions, sort order, page size and column layout. */
export interface ViewState {
  /** The query of the first page. */
  query: StoredQuery;
  layout: ColumnLayout;
}

const VERSION = 1;

/**
 * Writes a view as stored text, which `readView` restores. Page and moment of the search are not
 * stored.
 */
export function writeView({ query, layout }: ViewState): string {
  return JSON.stringify({
    version: VERSION,
    query: writeListQuery({ ...query, page: 1, asOf: undefined }).toString(),
    layout: writeLayout(layout),
  });
}

/**
 * Reads a stored view for the currently declared columns; `null` when it is not a view. Invalid
 * conditions, columns and page sizes are ignored.
 */
export function readView(columns: readonly LayoutColumn[], text: string): ViewState | null {
  const parsed = parse(text);
  if (parsed === null || parsed['version'] !== VERSION) return null;
  const { query, layout } = parsed;
  return {
    query: typeof query === 'string' ? readListQuery(new URLSearchParams(query)) : EMPTY_QUERY,
    layout: readLayout(columns, typeof layout === 'string' ? layout : null),
  };
}

/** Whether two views are equal. Page sizes are compared only when both are set. */
export function isSameView(one: ViewState, other: ViewState): boolean {
  const keyOf = ({ query }: ViewState) => JSON.stringify([searchKey(query), query.sort]);
  const [size, otherSize] = [one.query.pageSize, other.query.pageSize];
  return (
    keyOf(one) === keyOf(other) &&
    (size === null || otherSize === null || size === otherSize) &&
    isSameLayout(one.layout, other.layout)
  );
}

/** Whether a query equals `EMPTY_QUERY`. */
export function isEmptyQuery(query: StoredQuery): boolean {
  const { sort, page, pageSize } = query;
  return !isFiltered(query) && sort.length === 0 && page === 1 && pageSize === null;
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
