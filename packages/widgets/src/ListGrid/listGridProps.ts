import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Messages, Notifications } from '@mingjian/ui';
import type {
  AdvancedField,
  AdvancedLimits,
  SavedFilterStore,
  StoredAdvancedDraft,
} from '../AdvancedFilter';
import type { DatePreset } from '../DateRangePicker';
import type { FilterField, StoredFilterDraft } from '../ListFilter';
import type { GridColumn } from '../internal/list/column';
import type { LoadList } from '../internal/list/query';
import type { ListSelection, RowAction, RowKey } from '../internal/list/row';
import type { BulkAction } from './bulk/bulkAction';
import type { ExportedRows, Exporter } from './exporting/exporter';
import type { StoredQuery } from './model/listQuery';
import type { ListPreview } from './preview/listPreview';
import type { ListPresets } from './presets/listPreset';
import type { ListView, ViewStore } from './views/viewStore';

/**
 * Actions on rows. Each one is shown when its function is given and the response's `can` allows it.
 */
export interface ListActions<Row> {
  /** Opens the form of a new row. */
  onCreate?: (() => void) | undefined;
  /** Opens the form of a row. */
  onEdit?: ((row: Row) => void) | undefined;
  /**
   * Whether rows can be deleted, singly and in bulk. Without `onDelete`, deleting ends in an error.
   * @default whether there is an `onDelete`
   */
  deletable?: boolean | undefined;
  /**
   * Deletes rows: all of them or none, 50 at most. Rejects with an `Error` that has a user-readable
   * message.
   */
  onDelete?: ((keys: readonly RowKey[]) => Promise<void>) | undefined;
  /** Returns whether a row has edit and delete. Keep the function. @default every row has */
  editable?: ((row: Row) => boolean) | undefined;
  /**
   * Returns what can be done about a refused deletion, such as a link to what uses the row. It is
   * shown beside the error's message, in the dialog, which `close` closes.
   */
  deletionRemedy?: ((error: unknown, key: RowKey, close: () => void) => ReactNode) | undefined;
  /** Saves a switch. A rejection restores the old value and shows a message. */
  onSwitch?: ((row: Row, field: string, value: 0 | 1) => Promise<void>) | undefined;
  /** Returns further actions of a row, which come before edit and delete. Keep the function. */
  row?: ((row: Row) => readonly RowAction<Row>[]) | undefined;
  /** Further actions on the selected rows, which come before deletion. Needs `selectable`. */
  bulk?: readonly BulkAction<Row>[] | undefined;
  /** Applies for an invoice of the selected rows. */
  onInvoice?: ((keys: readonly RowKey[]) => void) | undefined;
  /**
   * Exports the reports of the selected rows, which may be all that match. With an `exporter`, its
   * panel has a button for all matching rows, too.
   */
  onExportReport?: ((rows: ExportedRows) => void) | undefined;
  /** Further tools in the toolbar. */
  tools?: ReactNode;
  /** The primary action of the list, in place of the button that creates a row. */
  primary?: ReactNode;
}

/** Scroll position of a list's rows, and the query that they belong to. */
export interface StoredListScroll {
  /** The query as JSON. */
  query: string;
  /** Vertical offset in pixels. */
  top: number;
  /** Horizontal offset in pixels. */
  left: number;
}

/** Selected rows of a list, and the search that they belong to. */
export interface StoredListSelection {
  /** The conditions of the search as JSON. */
  search: string;
  selection: ListSelection;
  /** The selected rows, which may be on other pages than the current one. */
  rows: readonly unknown[];
}

/** State that the parent stores, such as in an address. The list holds what it is not given. */
export interface ListMemory {
  /** The current query. Without it the list is uncontrolled. */
  query?: StoredQuery | undefined;
  /** @default an empty query */
  defaultQuery?: StoredQuery | undefined;
  /** Called with the next query. `replace`: the list corrected itself, so replace the address. */
  onQueryChange?: ((query: StoredQuery, options: { replace: boolean }) => void) | undefined;
  /** Rows per page that this person selected last in this list. @default 10 */
  pageSize?: number | null | undefined;
  /** Called when another page size is selected. A reset does not call it. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** Unsubmitted input of the filter bar at the time the list was unmounted. */
  filterDraft?: StoredFilterDraft | undefined;
  /** Called with each change of that input. Store it without rendering. */
  onFilterDraftChange?: ((draft: StoredFilterDraft) => void) | undefined;
  /** Scroll position of the rows at the time the list was unmounted. Other queries ignore it. */
  scroll?: StoredListScroll | undefined;
  /** Called after each scroll of the rows. Store it without rendering. */
  onScrollChange?: ((scroll: StoredListScroll) => void) | undefined;
  /** Selected rows at the time the list was unmounted. Other searches ignore them. */
  selection?: StoredListSelection | undefined;
  /** Called with each change of the selected rows. Store it without rendering. */
  onSelectionChange?: ((selection: StoredListSelection) => void) | undefined;
  /** The stored column layout. @default the `config` of the response */
  layout?: string | null | undefined;
  /**
   * Stores the column layout. Rejects with an `Error` on failure. Without it there is no column
   * chooser.
   */
  onLayoutSave?: ((layout: string) => Promise<void>) | undefined;
}

/** Views of a list: queries and layouts saved under a name. */
export interface ListViews {
  store: ViewStore;
  /** Whether the reader may set the view that the lists of their team open with. @default true */
  canSetTeamDefault?: boolean | undefined;
  /** Id of the current view, `null` for none. Without it the list is uncontrolled. */
  current?: string | null | undefined;
  /**
   * Called with the id of the opened view, `null` for none. It is called right after
   * `onQueryChange`, before the parent renders.
   */
  onChange?: ((id: string | null) => void) | undefined;
  /** Returns the address of a view. Without it links cannot be copied. */
  linkOf?: ((view: ListView) => string) | undefined;
}

/** The advanced filter of a list. */
export interface ListAdvanced {
  fields: readonly AdvancedField[];
  /** Ranges relative to today that dates can be filtered by. @default none */
  ranges?: readonly DatePreset[] | undefined;
  /** Storage of common filters. Without it there are none. Keep the object. */
  saved?: SavedFilterStore | undefined;
  /** @default 50 conditions, 1,000 values each */
  limits?: AdvancedLimits | undefined;
  /** Conditions of the dialog that are not in the filter at the time the list was unmounted. */
  draft?: StoredAdvancedDraft | undefined;
  /** Called when they change. Store it without rendering. */
  onDraftChange?: ((draft: StoredAdvancedDraft) => void) | undefined;
}

/** Appearance of the list and its rows. */
export interface ListAppearance {
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3 | undefined;
  /** Whether rows are lines of a grid or cards; by default cards on screens below 600 px. */
  shape?: 'auto' | 'grid' | 'cards' | undefined;
  /** Whether rows can be selected. @default false */
  selectable?: boolean | undefined;
  /** Whether rows are numbered, continuously over all pages. @default false */
  numbered?: boolean | undefined;
  /** Whether the list fills the height of its container and its rows scroll. @default false */
  fill?: boolean | undefined;
  /** Key of a highlighted row, such as the last edited one. */
  highlighted?: RowKey | null | undefined;
  /** Text of a list that has no row yet: how rows come into it. @default a general one */
  emptyNote?: string | undefined;
  /** Prefix of image paths that do not begin with `host`. @default '' */
  imageBase?: string | undefined;
  /** Image paths that begin with it are complete. */
  host?: string | undefined;
}

/** Message stores that the list reports to. */
export interface ListFeedback {
  /** Store of messages. @default a region of the list */
  messages?: Messages | undefined;
  /** Store of notifications about finished exports. @default a region of the list */
  notifications?: Notifications | undefined;
}

export interface ListGridProps<Row> extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Heading and accessible name of the list. @default 数据列表 */
  label?: string | undefined;
  /** Keep the array: a new one renders every row again. */
  columns: readonly GridColumn<Row>[];
  /** Returns the unique key of a row, over all pages. Keep the function. */
  rowKey: (row: Row) => RowKey;
  /** Loads rows. A newer request aborts the previous one. */
  load: LoadList<Row>;
  /** Reloads the rows when it changes. */
  revision?: unknown;
  /** Fields of the filter bar. The first three are always visible. @default none, without a bar */
  filters?: readonly FilterField<Row>[] | undefined;
  /** Searches that the list offers as buttons beside its heading. Keep the object. @default none */
  presets?: ListPresets | undefined;
  /** The advanced filter. Without it there is no button for it. */
  advanced?: ListAdvanced | undefined;
  actions?: ListActions<Row> | undefined;
  /** Service that makes exports. Without it there is no export tool. Keep the object. */
  exporter?: Exporter | undefined;
  /** Panel that shows the current row, in full. Without it there is no button for it. */
  preview?: ListPreview<Row> | undefined;
  memory?: ListMemory | undefined;
  views?: ListViews | undefined;
  appearance?: ListAppearance | undefined;
  feedback?: ListFeedback | undefined;
}
