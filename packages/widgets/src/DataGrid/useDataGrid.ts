import type {
  ClipboardEvent,
  FocusEvent,
  KeyboardEvent,
  MouseEvent,
  PointerEvent,
  ReactNode,
  RefObject,
  SyntheticEvent,
} from 'react';
import type { Announcements, Messages } from '@mingjian/ui';
import type { ListSort } from '../internal/list/query';
import type { RowKey } from '../internal/list/row';
import type { DataGridProps } from './dataGridProps';
import { toggleSort } from './model/sorting';
import type { SwitchedValues } from '../internal/list/switchState';
import { rowName, type RowContext } from './rowContext';
import type { SelectionStore } from './selectionStore';
import type { ColumnWidthsState } from './useColumnWidths';
import { useCopy } from './useCopy';
import { useGridFocus } from './useGridFocus';
import { useGridKeys } from './useGridKeys';
import { useGridPress } from './useGridPress';
import { useGridSelection } from './useGridSelection';
import { useRowMenu } from './useRowMenu';
import type { RowWindowActions } from './useRowWindow';
import { useSwitches } from '../internal/list/useSwitches';

export interface DataGridOptions<Row> extends Pick<
  DataGridProps<Row>,
  'onSort' | 'onSwitch' | 'onOpen'
> {
  rows: readonly Row[];
  keys: readonly RowKey[];
  context: RowContext<Row>;
  sort: readonly ListSort[];
  selection: SelectionStore | undefined;
  widths: ColumnWidthsState;
  tableRef: RefObject<HTMLTableElement | null>;
  windowRef: RefObject<RowWindowActions | null>;
  messages: Messages;
  announcements: Announcements;
}

/** Behaviour of a grid, without markup. */
export interface DataGridState {
  /** The menu of row actions that do not fit. */
  menu: ReactNode;
  /** Event handlers of the table. */
  handlers: {
    onKeyDown(event: KeyboardEvent<HTMLTableElement>): void;
    onPointerDown(event: PointerEvent<HTMLTableElement>): void;
    onClick(event: MouseEvent<HTMLTableElement>): void;
    onDoubleClick(event: MouseEvent<HTMLTableElement>): void;
    onFocus(event: FocusEvent<HTMLElement>): void;
    onBlur(event: FocusEvent<HTMLElement>): void;
    onCopy(event: ClipboardEvent<HTMLElement>): void;
    onErrorCapture(event: SyntheticEvent): void;
    onLoadCapture(event: SyntheticEvent): void;
  };
  /** The switched values of rows that are saved or not reloaded yet. */
  switched: ReadonlyMap<RowKey, SwitchedValues>;
  /** Returns the focused row, which stays rendered when it is scrolled out of view. */
  retainedKey(): RowKey | null;
  /**
   * Restores selection and focus. Call it after each render, with the selection it started from.
   */
  onRender(table: HTMLTableElement, renderedSelection: unknown): void;
}

/** Returns the behaviour of a grid. */
export function useDataGrid<Row>(options: DataGridOptions<Row>): DataGridState {
  const { rows, keys, context, selection, tableRef, windowRef, messages, widths } = options;
  const { announce } = options.announcements;
  const { texts, columns } = context;
  const focus = useGridFocus({
    tableRef,
    windowRef,
    keys,
    columns: columns.map(({ id }) => id),
    hasCustomCells: columns.some(
      (display) => display.kind === 'value' && display.column.render !== undefined,
    ),
  });
  const gridSelection = useGridSelection({ tableRef, selection, keys, texts, announce });
  const selectable = selection ? gridSelection : null;
  const { onCopy, copyWithHead } = useCopy({ rows, keys, context, selection, announce });
  const { onSwitch } = options;
  const { switched, press } = useSwitches({ onSwitch, rows, keys, texts, messages, announce });
  const { menu, openMenu } = useRowMenu<Row>();
  const { sort, open, resize } = commands(options, announce);
  const withRow = (index: number, run: (row: Row, key: RowKey, name: string) => void) => {
    const row = rows[index];
    const key = keys[index];
    if (row !== undefined && key !== undefined) run(row, key, rowName(row, key, context));
  };

  const onKeyDown = useGridKeys({
    rowCount: rows.length,
    columnCount: columns.length,
    windowRef,
    focus,
    selectable,
    sort,
    open,
    resize,
    copyWithHead,
  });
  const pointer = useGridPress({
    focus,
    selectable,
    sort,
    open,
    pressSwitch: (index, column, value) =>
      withRow(index, (row, rowKey, name) => {
        const display = columns[column];
        if (display?.kind === 'value')
          void press({ row, rowKey, name, column: display.column, value });
      }),
    pressAction: (index, key) =>
      withRow(index, (row) =>
        context
          .actionsOf?.(row)
          .find((action) => action.key === key)
          ?.onSelect(row),
      ),
    openMenu: (index, button) =>
      withRow(index, (row, _, name) =>
        openMenu(button, row, texts.more(name), context.actionsOf?.(row) ?? []),
      ),
  });

  return {
    menu,
    handlers: {
      onKeyDown,
      onPointerDown(event) {
        pointer.onPointerDown(event);
        widths.onPointerDown(event);
      },
      onClick: pointer.onClick,
      onDoubleClick: pointer.onDoubleClick,
      onFocus: focus.onFocus,
      onBlur: focus.onBlur,
      onCopy,
      onErrorCapture: markBroken,
      onLoadCapture: unmarkBroken,
    },
    switched,
    retainedKey: focus.retainedKey,
    onRender(table, renderedSelection) {
      gridSelection.onRender(table, renderedSelection);
      focus.onRender(table);
    },
  };
}

/** A broken image shows a placeholder. Neither event bubbles, so both are captured. */
function markBroken({ target }: SyntheticEvent) {
  if (target instanceof HTMLImageElement) target.dataset['broken'] = '';
}

function unmarkBroken({ target }: SyntheticEvent) {
  if (target instanceof HTMLImageElement) delete target.dataset['broken'];
}

/** Returns the commands of both keyboard and pointer: sort, open a row, resize a column. */
function commands<Row>(options: DataGridOptions<Row>, announce: (text: string) => void) {
  const { context, onSort, widths, rows, tableRef } = options;
  const { columns, texts } = context;
  return {
    sort(index: number, isAdded: boolean): boolean {
      const display = columns[index];
      if (!onSort || display?.kind !== 'value' || !display.column.sortable) return false;
      const { field, label } = display.column;
      const next = toggleSort(options.sort, field, isAdded);
      onSort(next);
      const sorted = next.find((key) => key.field === field);
      announce(sorted ? texts.sorted(label, sorted.descending) : texts.unsorted(label));
      return true;
    },
    open(index: number): boolean {
      const row = rows[index];
      if (row !== undefined) options.onOpen?.(row);
      return options.onOpen !== undefined;
    },
    resize(index: number, by: number): boolean {
      const display = columns[index];
      const head = tableRef.current?.tHead?.rows[0]?.cells[index];
      const width = widths.resizeBy(index, by, head?.offsetWidth);
      if (width === null || display?.kind !== 'value') return false;
      announce(texts.width(display.column.label, width));
      return true;
    },
  };
}
