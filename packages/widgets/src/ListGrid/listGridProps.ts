import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Messages, Notifications } from '@mingjian/ui';
import type { BulkAction } from './bulk/bulkAction';
import type { Exporter } from './exporting/exporter';
import type { FilterField, TypedFilter } from '../ListFilter';
import type { GridColumn } from '../internal/list/column';
import type { RowAction, RowKey } from '../internal/list/row';
import type { ListQueryOptions } from './useListQuery';
import type { LoadList } from '../internal/list/query';
import type { ListViews } from './views/viewStore';

/** What can be done with rows. Each is there when its function is. */
export interface ListActs<Row> {
  /** Opens the form of a new row. */
  onAdd?: (() => void) | undefined;
  /** Opens the form of a row: its edit button. */
  onEdit?: ((row: Row) => void) | undefined;
  /**
   * Whether rows can be deleted, one by one and those chosen. Without `onDelete` that ends in an
   * error. @default whether there is an `onDelete`
   */
  deletable?: boolean;
  /**
   * Deletes rows: all of them or none, 50 at most. Refuses with an `Error` whose message a person
   * can read.
   */
  onDelete?: ((keys: readonly RowKey[]) => Promise<void>) | undefined;
  /** Saves a switch. Refuses when it could not: the switch goes back, and a message says so. */
  onSwitch?: ((row: Row, field: string, value: 0 | 1) => Promise<void>) | undefined;
  /** What else can be done with a row, before edit and delete. */
  rowActions?: ((row: Row) => readonly RowAction<Row>[]) | undefined;
  /** What else can be done with the chosen rows, before deletion. Needs `selectable`. */
  bulkActions?: readonly BulkAction<Row>[] | undefined;
  /** Applies for an invoice of the chosen rows. */
  onInvoice?: ((keys: readonly RowKey[]) => void) | undefined;
  /** Exports the reports of the chosen rows. */
  onExportReport?: ((keys: readonly RowKey[]) => void) | undefined;
}

/** How a list keeps what a person chose about it. */
export interface ListMemory {
  /** What had been typed into the filter bar when the list was taken away. */
  typedFilter?: TypedFilter | undefined;
  /** Called with each change of what is typed there: keep it, and render nothing. */
  onTypeFilter?: ((typed: TypedFilter) => void) | undefined;
  /** The stored column layout. @default the `config` of the answer */
  storedLayout?: string | null | undefined;
  /**
   * Stores the column layout. Refuses with an `Error` when it could not. Without it there is no
   * column chooser.
   */
  onSaveLayout?: ((value: string) => Promise<void>) | undefined;
}

export interface ListGridProps<Row>
  extends
    Omit<ComponentPropsWithRef<'section'>, 'children'>,
    ListQueryOptions,
    ListActs<Row>,
    ListMemory,
    ListViews {
  /** What is listed; also the heading. @default 数据列表 */
  label?: string | undefined;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3;
  columns: readonly GridColumn<Row>[];
  /** Returns what tells a row from all others, over all pages. */
  rowKey: (row: Row) => RowKey;
  /** Asks for rows. The newest question wins; older ones are aborted. */
  load: LoadList<Row>;
  /** Fields of the filter bar: the first three are always in sight. @default none, and no bar */
  fields?: readonly FilterField<Row>[];
  /** Asks again when it changes. */
  revision?: unknown;
  /** Whether rows can be chosen. @default false */
  selectable?: boolean;
  /** Whether rows are numbered, on through the pages. @default false */
  indexed?: boolean;
  /** Whether the list fills the height of its container and its rows scroll. @default false */
  fill?: boolean;
  /** A row to point out, such as the one worked on last. */
  marked?: RowKey | null;
  /** How exports are made. Without it the list has none. Keep the object. */
  exporter?: Exporter | undefined;
  /** More tools, before the others. */
  tools?: ReactNode;
  /** Before the path of every picture that does not begin with `{host}`. */
  imageBase?: string;
  /** What `{host}` stands for in the path of a picture. */
  host?: string;
  /** Where messages are shown. @default a region of its own */
  messages?: Messages | undefined;
  /** Where the end of an export is told. @default a region of its own */
  notifications?: Notifications | undefined;
}
