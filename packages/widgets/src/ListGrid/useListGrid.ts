import type { SelectionStore } from '../DataGrid';
import type { GridColumn } from '../internal/list/column';
import type { ListCondition, LoadList } from '../internal/list/query';
import type { RowKey } from '../internal/list/row';
import type { ListActions, ListMemory } from './listGridProps';
import { searchKey, withAdvanced, withConditions, withoutCondition } from './model/queryChanges';
import type { SearchPart } from './model/searchParts';
import { useColumnLayout, type ColumnLayoutState } from './useColumnLayout';
import { useList, type ListState } from './useList';
import { useStoredSelection } from './useStoredSelection';

export interface ListGridOptions<Row> {
  columns: readonly GridColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  load: LoadList<Row>;
  /** Reloads the rows when it changes. */
  revision: unknown;
  memory: ListMemory;
  actions: Pick<ListActions<Row>, 'onSwitch' | 'onDelete'>;
}

/** State of one grid, and its changes. */
export interface ListGridState<Row> extends ListState<Row> {
  layout: ColumnLayoutState;
  selection: SelectionStore;
  /** Returns those of the rows that have been loaded, on any page. */
  rowsOf(this: void, keys: Iterable<RowKey>): Row[];
  removeCondition(condition: ListCondition): void;
  /** Removes a condition, or an advanced filter as a whole. */
  removePart(part: SearchPart): void;
  /** Saves a switch and updates the row. */
  saveSwitch(row: Row, field: string, value: 0 | 1): Promise<void>;
  /** Deletes rows, deselects them and reloads the page. */
  deleteRows(keys: readonly RowKey[]): Promise<void>;
}

/** Returns the state of one grid. */
export function useListGrid<Row>({
  columns,
  rowKey,
  load,
  revision,
  memory,
  actions: { onSwitch, onDelete },
}: ListGridOptions<Row>): ListGridState<Row> {
  // Selected rows may not match other conditions.
  const list: ListState<Row> = useList({
    load,
    memory,
    revision,
    onSearch: (): void => selection.clear(),
  });
  const { storedQuery, rows, applyQuery } = list;
  const storedLayout = memory.layout === undefined ? rows.page?.config : memory.layout;
  const layout = useColumnLayout(columns, storedLayout, memory.onLayoutSave);
  const { selection, rowsOf } = useStoredSelection({
    memory,
    search: searchKey(storedQuery),
    rows: rows.page?.content,
    rowKey,
  });

  return {
    ...list,
    layout,
    selection,
    rowsOf,
    removeCondition: (condition) => applyQuery(withoutCondition(storedQuery, condition)),
    removePart: ({ isAdvanced, rest }) =>
      applyQuery(
        isAdvanced
          ? withAdvanced(storedQuery, rest.advanced)
          : withConditions(storedQuery, rest.conditions),
      ),
    async saveSwitch(row, field, value) {
      await onSwitch?.(row, field, value);
      const key = rowKey(row);
      rows.patchRows((other) => (rowKey(other) === key ? { ...other, [field]: value } : other));
    },
    async deleteRows(keys) {
      await onDelete?.(keys);
      selection.setRange(keys, false);
      rows.reload();
    },
  };
}
