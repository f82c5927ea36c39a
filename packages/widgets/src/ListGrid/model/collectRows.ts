import type { ListSelection, RowKey } from '../../internal/list/row';
import type { LoadList } from '../../internal/list/query';

/** Rows per request. */
export const COLLECT_PAGE = 1_000;

export interface CollectOptions {
  signal: AbortSignal;
  /** Called after each response with the number of loaded rows and their total. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Loads the rows of an “all matching” selection page by page, without its exceptions. A row that
 * moves between pages meanwhile is returned once. Rejects when `load` rejects.
 */
export async function collectRows<Row>(
  load: LoadList<Row>,
  { query, except }: Extract<ListSelection, { kind: 'allMatching' }>,
  rowKey: (row: Row) => RowKey,
  { signal, onProgress }: CollectOptions,
): Promise<Row[]> {
  const found = new Map<RowKey, Row>();
  for (let page = 1; ; page += 1) {
    const { content, total } = await load({ ...query, page, pageSize: COLLECT_PAGE }, { signal });
    signal.throwIfAborted();
    for (const row of content) found.set(rowKey(row), row);
    onProgress?.(Math.min(found.size, total), total);
    if (content.length === 0 || page * COLLECT_PAGE >= total) break;
  }
  for (const key of except) found.delete(key);
  return [...found.values()];
}
