import type { ListPage, ListQuery } from '../../internal/list/query';
import type { RowKey } from '../../internal/list/row';

/**
 * A contiguous part of a list in the order it was loaded. A row that leaves the list meanwhile
 * stays in the sequence, so the position is never lost.
 */
export interface RecordSequence<Row> {
  rows: readonly Row[];
  /** Position of the first row over all pages, from 1. */
  from: number;
  /** The page that was loaded last at each end. */
  firstPage: number;
  lastPage: number;
  /** Number of matching rows when the sequence was started. */
  total: number;
  /** Whether the last row is the end of the list. */
  isEnded: boolean;
}

/** Loads one page of the list. */
export type LoadPage<Row> = (page: number) => Promise<ListPage<Row>>;

/** Starts a sequence at the current page of a list. */
export async function startSequence<Row>(
  { page, pageSize }: Pick<ListQuery, 'page' | 'pageSize'>,
  loadPage: LoadPage<Row>,
): Promise<RecordSequence<Row>> {
  const { content, total } = await loadPage(page);
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
 * Appends the following rows. When rows have left the list, others move up; so the last page is
 * loaded again before the one after it, and the first unknown row follows.
 */
export async function appendPage<Row>(
  sequence: RecordSequence<Row>,
  pageSize: number,
  loadPage: LoadPage<Row>,
  rowKey: (row: Row) => RowKey,
): Promise<RecordSequence<Row>> {
  const known = new Set(sequence.rows.map(rowKey));
  for (const page of [sequence.lastPage, sequence.lastPage + 1]) {
    const { content, total } = await loadPage(page);
    const added = content.filter((row) => !known.has(rowKey(row)));
    const isEnded = page * pageSize >= total;
    if (added.length > 0 || isEnded)
      return { ...sequence, rows: [...sequence.rows, ...added], lastPage: page, isEnded };
  }
  return { ...sequence, lastPage: sequence.lastPage + 1 };
}

/** Prepends the page before the first one. */
export async function prependPage<Row>(
  sequence: RecordSequence<Row>,
  loadPage: LoadPage<Row>,
  rowKey: (row: Row) => RowKey,
): Promise<RecordSequence<Row>> {
  const page = sequence.firstPage - 1;
  const known = new Set(sequence.rows.map(rowKey));
  const added = (await loadPage(page)).content.filter((row) => !known.has(rowKey(row)));
  return {
    ...sequence,
    rows: [...added, ...sequence.rows],
    from: page === 1 ? 1 : Math.max(1, sequence.from - added.length),
    firstPage: page,
  };
}

/** Position of a record in its list. */
export interface RecordPosition<Row> {
  /** From 1, over all pages. */
  position: number;
  previous: Row | null;
  next: Row | null;
  /** Number of rows after it. */
  remaining: number;
}

/** Returns the position of a row, or `null` when it is not in the sequence. */
export function positionOf<Row>(
  { rows, from, total }: RecordSequence<Row>,
  key: RowKey,
  rowKey: (row: Row) => RowKey,
): RecordPosition<Row> | null {
  const index = rows.findIndex((row) => rowKey(row) === key);
  if (index < 0) return null;
  const position = from + index;
  return {
    position,
    previous: rows[index - 1] ?? null,
    next: rows[index + 1] ?? null,
    remaining: Math.max(total - position, rows.length - 1 - index),
  };
}
