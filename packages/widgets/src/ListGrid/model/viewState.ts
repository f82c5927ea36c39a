import type { ColumnLayout } from '../../internal/list/column';
import { isSameLayout } from './sameLayout';
import { type LayoutColumn, readLayout, writeLayout } from './columnLayout';
import { FRESH_QUERY, type KeptQuery, readListQuery, writeListQuery } from './listQuery';

/** What a view holds: which rows, in which order, how many a page, in which columns. */
export interface ViewState {
  /** The first page, with its size settled. */
  query: KeptQuery;
  layout: ColumnLayout;
}

const VERSION = 1;

/**
 * Writes a view as it is stored. `readView` brings back the same; the page that is open is no part
 * of it.
 */
export function writeView({ query, layout }: ViewState): string {
  return JSON.stringify({
    version: VERSION,
    query: writeListQuery({ ...query, page: 1 }).toString(),
    layout: writeLayout(layout),
  });
}

/**
 * Reads a stored view for the columns that are declared now; `null` for what is no view.
 * Conditions, columns and sizes that make no sense any more count as absent.
 */
export function readView(columns: readonly LayoutColumn[], text: string): ViewState | null {
  const kept = parse(text);
  if (kept === null || kept['version'] !== VERSION) return null;
  const { query, layout } = kept;
  return {
    query: typeof query === 'string' ? readListQuery(new URLSearchParams(query)) : FRESH_QUERY,
    layout: readLayout(columns, typeof layout === 'string' ? layout : null),
  };
}

/** Whether two views show the same. Sizes of pages differ only when both are settled. */
export function isSameView(one: ViewState, other: ViewState): boolean {
  const mark = ({ query: { conditions, sort } }: ViewState) => JSON.stringify([conditions, sort]);
  const [size, otherSize] = [one.query.pageSize, other.query.pageSize];
  return (
    mark(one) === mark(other) &&
    (size === null || otherSize === null || size === otherSize) &&
    isSameLayout(one.layout, other.layout)
  );
}

/** Whether nothing is asked for but the list itself. */
export function isFreshQuery({ conditions, sort, page, pageSize }: KeptQuery): boolean {
  return conditions.length === 0 && sort.length === 0 && page === 1 && pageSize === null;
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
