import type { ComponentPropsWithRef } from 'react';
import type { Announcements, Messages } from '@mingjian/ui';
import type { ColumnSetting, GridColumn, GridDensity } from '../internal/list/column';
import type { ListSort } from '../internal/list/query';
import type { RowAction, RowKey } from '../internal/list/row';
import type { SelectionStore } from './selectionStore';

export interface DataGridProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the grid. */
  label: string;
  /**
   * One page, or all rows. A row that stays the same object is not rendered again. Above 100 rows
   * only those near the viewport are rendered.
   */
  rows: readonly Row[];
  /** Returns the unique key of a row. Keep the function. */
  rowKey: (row: Row) => RowKey;
  /** Keep the array: a new one renders every row again, as do new `rowActions`. */
  columns: readonly GridColumn<Row>[];
  /** Visibility, order, width and pin of the columns. @default as declared */
  layout?: readonly ColumnSetting[] | undefined;
  /** Row height: 32, 40 or 48 px. `null` inherits the density of the parent. @default null */
  density?: GridDensity | null | undefined;
  /** Sort keys by priority. */
  sort?: readonly ListSort[] | undefined;
  /** Called by the headers of sortable columns. With Shift the column is added to the sort keys. */
  onSort?: ((sort: readonly ListSort[]) => void) | undefined;
  /** Store of the selected rows. Without it rows cannot be selected. */
  selection?: SelectionStore | undefined;
  /** Number of the first row. Without it there is no index column. */
  indexFrom?: number | undefined;
  /** Returns the actions of a row for the action column. A menu holds those that do not fit. */
  rowActions?: ((row: Row) => readonly RowAction<Row>[]) | undefined;
  /** Saves a switch. A rejection restores the old value. Without it switches are disabled. */
  onSwitch?: ((row: Row, field: string, value: 0 | 1) => Promise<void>) | undefined;
  /** Fields whose switches are enabled. @default all */
  switchable?: readonly string[] | undefined;
  /** Prefix of image paths that do not begin with `host`. @default '' */
  imageBase?: string | undefined;
  /** Image paths that begin with it are complete. */
  host?: string | undefined;
  /**
   * Called after a column was resized by its handle, or by Alt and an arrow key. In pixels. Without
   * it widths are fixed.
   */
  onWidthChange?: ((field: string, width: number) => void) | undefined;
  /** Number of rows over all pages. */
  totalRows?: number | undefined;
  /** Number of rows before this page. @default 0 */
  rowOffset?: number | undefined;
  /** Key of a highlighted row, such as the last edited one. */
  highlighted?: RowKey | null | undefined;
  /**
   * Whether it fills the height of its container. Otherwise it is as high as its rows, and at most
   * 80 % of the window when they are many. @default false
   */
  fill?: boolean | undefined;
  /** Whether other rows are loading. @default false */
  loading?: boolean | undefined;
  /**
   * Called by a double click, and by Enter on a cell without controls. Without it Enter follows the
   * link of the cell that names the row.
   */
  onOpen?: ((row: Row) => void) | undefined;
  /** Store of failure messages. @default a region of the grid */
  messages?: Messages | undefined;
  /** Store of announcements of outcomes. @default a region of the grid */
  announcements?: Announcements | undefined;
}
