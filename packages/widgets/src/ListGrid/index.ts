export { DataGrid } from './grid/DataGrid';
export type { DataGridProps } from './grid/dataGridProps';
export { countChosen, createSelection, isChosen, type SelectionStore } from './grid/selectionStore';
export { useSelection } from './grid/useSelection';
export { gridTexts } from './grid/grid.texts';
export { cellText } from './grid/model/cellText';
export type {
  ColumnChoice,
  ColumnLayout,
  GridColumn,
  GridDensity,
  ListAnswer,
  ListCondition,
  ListOperator,
  ListOption,
  ListQuery,
  ListSelection,
  ListSort,
  RowAction,
  RowKey,
} from './types';
export { ListGrid } from './ListGrid';
export type { ListActs, ListGridProps, ListMemory } from './listGridProps';
export { listGridTexts } from './ListGrid.texts';
export type { TypedFilter } from './filter/FilterBar';
export { filterTexts } from './filter/filter.texts';
export type { ChoiceFilter, DateFilter, FilterField, TextFilter } from './model/filterFields';
export {
  FIRST_PAGE_SIZE,
  FRESH_QUERY,
  LIST_PAGE_SIZES,
  readListQuery,
  writeListQuery,
  type KeptQuery,
} from './model/listQuery';
export { readLayout, writeLayout, type LayoutColumn } from './model/columnLayout';
export type { ListQueryOptions } from './useListQuery';
export type { LoadList } from './useListRows';
export { ListWalkBar, type ListWalkBarProps } from './walk/ListWalkBar';
export { useListWalk, type ListWalkOptions, type ListWalkState } from './walk/useListWalk';
export type { WalkPlace } from './model/listWalk';
export { walkTexts } from './walk/walk.texts';
export type { BulkAction, BulkAnswer } from './bulk/bulkAction';
export { bulkTexts } from './bulk/bulk.texts';
export { columnsTexts } from './columns/columns.texts';
export type {
  ExportColumn,
  Exporter,
  ExportFormat,
  ExportJob,
  ExportRequest,
} from './exporting/exporter';
export { exportingTexts } from './exporting/exporting.texts';
export type {
  ListView,
  ListViewDraft,
  ListViews,
  ListViewScope,
  ViewStore,
} from './views/viewStore';
export { readView, writeView, type ViewState } from './model/viewState';
export { viewsTexts } from './views/views.texts';
