export { ListGrid } from './ListGrid';
export type { ListActs, ListGridProps, ListMemory } from './listGridProps';
export { listGridTexts } from './ListGrid.texts';
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
export type { ListPage, ListPermissions, ListQuery, LoadList } from '../internal/list/query';
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
