import { isFiltered, searchOf, type ListQuery, type LoadList } from '../../internal/list/query';
import type { ListSelection, RowKey } from '../../internal/list/row';
import { collectRows } from '../model/collectRows';
import type { ExportedRows } from './exporter';

/** Collects the keys of a selection of all matching rows. */
export type CollectKeys = (
  selection: Extract<ListSelection, { kind: 'allMatching' }>,
) => Promise<readonly RowKey[]>;

/** Returns the collector of a list, which loads pages until it has every key. */
export const keyCollector =
  <Row>(load: LoadList<Row>, rowKey: (row: Row) => RowKey): CollectKeys =>
  async (selected) => {
    const { signal } = new AbortController();
    return (await collectRows(load, selected, rowKey, { signal })).map(rowKey);
  };

/** Returns the rows that match a query. */
export const matchingRows = (query: ListQuery): ExportedRows => ({
  scope: isFiltered(query) ? 'view' : 'all',
  query: searchOf(query),
});

/** Returns the selected rows: by keys, or by conditions when all matching rows are selected. */
export async function selectedRows(
  selected: ListSelection,
  query: ListQuery,
  collectKeys: CollectKeys,
): Promise<ExportedRows> {
  if (selected.kind === 'some')
    return { scope: 'selection', query: searchOf(query), keys: [...selected.keys] };
  const keys = selected.except.size > 0 ? await collectKeys(selected) : undefined;
  return { scope: 'selection', query: searchOf(selected.query), ...(keys && { keys }) };
}
