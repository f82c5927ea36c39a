export { ListGrid } from './ListGrid';
export type {
  ListActions,
  ListAdvanced,
  ListAppearance,
  ListFeedback,
  ListGridProps,
  ListMemory,
  ListViews,
  StoredListScroll,
  StoredListSelection,
} from './listGridProps';
export { listGridTexts } from './ListGrid.texts';
export { useList, type ListState, type ListStateOptions } from './useList';
export type { ListQueryMemory } from './useListQuery';
export type { ListRows } from './useListRows';
export {
  loadFromRows,
  type InMemoryTexts,
  type LoadFromRowsOptions,
  type RowSource,
} from './inMemory/loadFromRows';
export { inMemoryTexts } from './inMemory/inMemory.texts';
export type { RowFieldKind } from './inMemory/rowFields';
export type { TextOrder } from './inMemory/sortRows';
export type { ListPreview } from './preview/listPreview';
export { previewTexts } from './preview/preview.texts';
export type { ListPreset, ListPresets } from './presets/listPreset';
export { presetTexts } from './presets/presets.texts';
export {
  EMPTY_QUERY,
  FIRST_PAGE_SIZE,
  LIST_PAGE_SIZES,
  readListQuery,
  writeListQuery,
  type StoredQuery,
} from './model/listQuery';
export { readLayout, writeLayout, type LayoutColumn } from './model/columnLayout';
export { isDynamic, isFiltered, searchOf } from '../internal/list/query';
export type {
  AdvancedField,
  AdvancedLimits,
  SavedFilter,
  SavedFilterDraft,
  SavedFilterStore,
  StoredAdvancedDraft,
} from '../AdvancedFilter';
export type {
  CardRole,
  ColumnLayout,
  ColumnSetting,
  GridColumn,
  GridDensity,
  ListOption,
  ListSelection,
  RowAction,
  RowKey,
} from '../DataGrid';
export type { DatePreset, DaySpan } from '../DateRangePicker';
export type {
  ChoiceFilter,
  CustomFilter,
  DateFilter,
  FilterField,
  FilterValue,
  ListCondition,
  ListOperator,
  LookupFilter,
  StoredFilterDraft,
  TextFilter,
} from '../ListFilter';
export type {
  AdvancedQuery,
  ListPage,
  ListPermissions,
  ListQuery,
  ListSearch,
  ListSort,
  LoadList,
} from '../internal/list/query';
export { RecordNav, type RecordNavProps } from './recordNav/RecordNav';
export { useRecordNav, type RecordNavOptions, type RecordNavState } from './recordNav/useRecordNav';
export type { RecordPosition } from './model/recordSequence';
export { recordNavTexts } from './recordNav/recordNav.texts';
export type { BulkAction, BulkCheck, BulkCheckOptions, BulkRowResult } from './bulk/bulkAction';
export { bulkTexts } from './bulk/bulk.texts';
export { columnsTexts } from './columns/columns.texts';
export type {
  ExportColumn,
  ExportedRows,
  Exporter,
  ExportFormat,
  ExportJob,
  ExportRequest,
} from './exporting/exporter';
export { exportingTexts } from './exporting/exporting.texts';
export {
  ViewConflict,
  type LatestSave,
  type ListView,
  type ListViewDraft,
  type ListViewScope,
  type ViewStore,
  type ViewVersion,
} from './views/viewStore';
export { readView, writeView, type ViewState } from './model/viewState';
export { viewDialogsTexts } from './views/viewDialogs.texts';
export { viewsTexts } from './views/views.texts';
