import type { ListPage, ListQuery } from '../../internal/list/query';
import type { RowKey } from '../../internal/list/row';

/**
 * A stretch of a list in the order it was met. What leaves the list meanwhile stays in it, so that
 * nobody loses the place.
 */
export interface ListWalk<Row> {
  rows: readonly Row[];
  /** Place of the first row over all pages, from 1. */
  from: number;
  /** The page asked for last at each end. */
  firstPage: number;
  lastPage: number;
  /** How many rows matched when the walk began. */
  total: number;
  /** Whether nothing comes after the last row. */
  isEnded: boolean;
}

/** Asks for one page of the list. */
export type AskPage<Row> = (page: number) => Promise<ListPage<Row>>;

/** Begins a walk at the page that a list shows. */
export async function startWalk<Row>(
  { page, pageSize }: Pick<ListQuery, 'page' | 'pageSize'>,
  ask: AskPage<Row>,
): Promise<ListWalk<Row>> {
  const { content, total } = await ask(page);
  const from = (page - 1) * pageSize + 1;
  return {
    rows: content,
    from,
    firstPage: page,
    lastPage: page,
    total,
    isEnded: from - 1 + content.length >= total,
  };
}

/**
 * Adds the rows that come next. Rows that left the list since make others move up, so the last page
 * is asked for again before the one after it: whatever has not been met yet is next.
 */
export async function extendWalk<Row>(
  walk: ListWalk<Row>,
  pageSize: number,
  ask: AskPage<Row>,
  rowKey: (row: Row) => RowKey,
): Promise<ListWalk<Row>> {
  const met = new Set(walk.rows.map(rowKey));
  for (const page of [walk.lastPage, walk.lastPage + 1]) {
    const { content, total } = await ask(page);
    const fresh = content.filter((row) => !met.has(rowKey(row)));
    const isEnded = page * pageSize >= total;
    if (fresh.length > 0 || isEnded)
      return { ...walk, rows: [...walk.rows, ...fresh], lastPage: page, isEnded };
  }
  return { ...walk, lastPage: walk.lastPage + 1 };
}

/** Adds the page before the first one. */
export async function prependWalk<Row>(
  walk: ListWalk<Row>,
  ask: AskPage<Row>,
  rowKey: (row: Row) => RowKey,
): Promise<ListWalk<Row>> {
  const page = walk.firstPage - 1;
  const met = new Set(walk.rows.map(rowKey));
  const fresh = (await ask(page)).content.filter((row) => !met.has(rowKey(row)));
  return {
    ...walk,
    rows: [...fresh, ...walk.rows],
    from: page === 1 ? 1 : Math.max(1, walk.from - fresh.length),
    firstPage: page,
  };
}

/** Where a row stands in a walk. */
export interface WalkPlace<Row> {
  /** From 1, over all pages. */
  position: number;
  previous: Row | null;
  next: Row | null;
  /** How many rows come after it. */
  left: number;
}

/** Returns where a row stands, or `null` for one that was not met. */
export function placeInWalk<Row>(
  { rows, from, total }: ListWalk<Row>,
  key: RowKey,
  rowKey: (row: Row) => RowKey,
): WalkPlace<Row> | null {
  const at = rows.findIndex((row) => rowKey(row) === key);
  if (at < 0) return null;
  const position = from + at;
  return {
    position,
    previous: rows[at - 1] ?? null,
    next: rows[at + 1] ?? null,
    left: Math.max(total - position, rows.length - 1 - at),
  };
}
