export { DataGrid } from './DataGrid';
export type { DataGridProps } from './dataGridProps';
export {
  countSelected,
  createSelection,
  isSelected,
  useSelection,
  type SelectionStore,
} from './selectionStore';
export { gridTexts } from './grid.texts';
export { cellText } from '../internal/list/cellText';
export { namingColumn, rowLabel } from './model/rowLabel';
export type {
  CardRole,
  ColumnSetting,
  ColumnLayout,
  GridColumn,
  GridDensity,
  ListOption,
} from '../internal/list/column';
export type { ListSort } from '../internal/list/query';
export type { ListSelection, RowAction, RowKey } from '../internal/list/row';
