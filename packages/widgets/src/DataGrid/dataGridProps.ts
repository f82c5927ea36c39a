import type { ComponentPropsWithRef } from 'react';
import type { Announcements, Messages } from '@mingjian/ui';
import type { ColumnSetting, GridColumn, GridDensity } from '../internal/list/column';
import type { ListSort } from '../internal/list/query';
import type { RowAction, RowKey } from '../internal/list/row';
import type { SelectionStore } from './selectionStore';

export interface DataGridProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the rows are: the accessible name of the grid. */
  label: string;
  /**
   * One page, or all there are. A row that stays the same object is not drawn again. Above 100 only
   * those near the view are drawn.
   */
  rows: readonly Row[];
  /** Returns what tells a row from all others. */
  rowKey: (row: Row) => RowKey;
  /**
   * The declared columns. Keep the list: a new one draws every row again, as do new `rowActions`.
   */
  columns: readonly GridColumn<Row>[];
  /** Which columns are shown, in which order, how wide and pinned where. @default as declared */
  layout?: readonly ColumnSetting[] | undefined;
  /** Rows of 32, 40 or 48 px. @default the one around */
  density?: GridDensity | null | undefined;
  sort?: readonly ListSort[] | undefined;
  /**
   * Called by the heads of sortable columns; with Shift the column is added to those that sort
   * already.
   */
  onSort?: ((sort: readonly ListSort[]) => void) | undefined;
  /** What is chosen. Without it rows cannot be chosen. */
  selection?: SelectionStore | undefined;
  /** Number of the first row. Without it there is no column of numbers. */
  indexFrom?: number | undefined;
  /**
   * Returns what can be done with a row, for the operation column; what has no room there goes into
   * a menu.
   */
  rowActions?: ((row: Row) => readonly RowAction<Row>[]) | undefined;
  /**
   * Saves a switch. A rejection shows the old value again and tells. Without it switches are off
   * limits.
   */
  onSwitch?: ((row: Row, field: string, value: 0 | 1) => Promise<void>) | undefined;
  /** Fields whose switches are enabled. @default all */
  switchable?: readonly string[] | undefined;
  /** Prefix of image paths that do not begin with `host`. @default '' */
  imageBase?: string | undefined;
  /** Paths of pictures that begin with it are complete. */
  host?: string | undefined;
  /**
   * Called when the edge of a head was pulled, or moved by Alt with an arrow. Without it widths are
   * fixed. In pixels.
   */
  onWidthChange?: ((field: string, width: number) => void) | undefined;
  /** How many rows there are over all pages. */
  totalRows?: number | undefined;
  /** How many rows come before this page. @default 0 */
  rowOffset?: number | undefined;
  /** Key of a highlighted row, such as the last edited one. */
  highlighted?: RowKey | null | undefined;
  /**
   * Whether it takes the height of what it stands in. Without it, it is as high as its rows, and at
   * most 80 % of the window when they are many. @default false
   */
  fill?: boolean | undefined;
  /** Whether other rows are loading. @default false */
  loading?: boolean | undefined;
  /** Called by a double click, and by Enter on a cell without controls. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Where failures are shown. @default a region of its own */
  messages?: Messages | undefined;
  /** Where outcomes are announced. @default a region of its own */
  announcements?: Announcements | undefined;
}
