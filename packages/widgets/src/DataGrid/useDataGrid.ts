import type { RefObject, SyntheticEvent } from 'react';
import { useLocale, type Announcements, type Messages } from '@mingjian/ui';
import type { ListSort } from '../internal/list/query';
import type { RowKey } from '../internal/list/row';
import type { DataGridProps } from './dataGridProps';
import { toggleSort } from './model/sorting';
import { rowName, type RowLook } from './rowLook';
import type { SelectionStore } from './selectionStore';
import type { useColumnWidths } from './useColumnWidths';
import { useCopy } from './useCopy';
import { useGridFocus } from './useGridFocus';
import { useGridKeys } from './useGridKeys';
import { useGridPress } from './useGridPress';
import { useGridSelection } from './useGridSelection';
import { useRowMenu } from './useRowMenu';
import type { RowWindowActions } from './useRowWindow';
import { useSwitches } from './useSwitches';

export interface DataGridOptions<Row> extends Pick<
  DataGridProps<Row>,
  'onSort' | 'onSwitch' | 'onOpen'
> {
  rows: readonly Row[];
  keys: readonly RowKey[];
  look: RowLook<Row>;
  sort: readonly ListSort[];
  selection: SelectionStore | undefined;
  sizes: ReturnType<typeof useColumnWidths<Row>>;
  tableRef: RefObject<HTMLTableElement | null>;
  windowRef: RefObject<RowWindowActions | null>;
  messages: Messages;
  announcements: Announcements;
}

/** All that a grid does, without markup: handlers of its table, and what its body needs. */
export function useDataGrid<Row>(options: DataGridOptions<Row>) {
  const { rows, keys, look, selection, tableRef, windowRef, messages, sizes } = options;
  const { announce } = options.announcements;
  const { words, places } = look;
  const { locale } = useLocale();
  const focus = useGridFocus({
    ...{ tableRef, windowRef, keys },
    columns: places.map(({ id }) => id),
    hasOwnCells: places.some(
      (place) => place.kind === 'value' && place.column.render !== undefined,
    ),
  });
  const chosen = useGridSelection({ tableRef, selection, keys, words, announce });
  const choose = selection ? chosen : null;
  const { onCopy, copyWithHead } = useCopy({ rows, keys, look, selection, announce });
  const { switched, press } = useSwitches({
    onSwitch: options.onSwitch,
    rows,
    keys,
    words,
    messages,
    announce,
  });
  const { menu, openMenu } = useRowMenu<Row>();
  const { sort, open, resize } = columnCommands(options, announce, locale);
  const withRow = (at: number, act: (row: Row, key: RowKey, name: string) => void) => {
    const row = rows[at];
    const key = keys[at];
    if (row !== undefined && key !== undefined) act(row, key, rowName(row, key, look));
  };

  const onKeyDown = useGridKeys({
    ...{ rowCount: rows.length, columnCount: places.length, windowRef, focus, choose },
    ...{ sort, open, resize, copyWithHead },
  });
  const pressed = useGridPress({
    ...{ focus, choose, sort, open },
    pressSwitch: (at, column, value) =>
      withRow(at, (row, rowKey, name) => {
        const place = places[column];
        if (place?.kind === 'value') void press({ row, rowKey, name, column: place.column, value });
      }),
    pressAction: (at, key) =>
      withRow(at, (row) =>
        look
          .actionsOf?.(row)
          .find((action) => action.key === key)
          ?.onSelect(row),
      ),
    openMenu: (at, button) =>
      withRow(at, (row, _, name) =>
        openMenu(button, row, words.more(name), look.actionsOf?.(row) ?? []),
      ),
  });

  return {
    menu,
    handlers: {
      ...{ onKeyDown, onCopy, onClick: pressed.onClick, onDoubleClick: pressed.onDoubleClick },
      ...{
        onFocus: focus.onFocus,
        onBlur: focus.onBlur,
        onErrorCapture: markBroken,
        onLoadCapture: unmarkBroken,
      },
      onPointerDown: (event: Parameters<typeof pressed.onPointerDown>[0]) => {
        pressed.onPointerDown(event);
        sizes.onPointerDown(event);
      },
    },
    body: {
      switched,
      keptKey: focus.keptKey,
      onDrawn: (table: HTMLTableElement, before: unknown) => {
        chosen.markDrawn(table, before);
        focus.afterDrawing(table);
      },
    },
  };
}

/** A picture that cannot be had shows a place for one. Both events do not bubble. */
function markBroken({ target }: SyntheticEvent) {
  if (target instanceof HTMLImageElement) target.dataset['broken'] = '';
}

function unmarkBroken({ target }: SyntheticEvent) {
  if (target instanceof HTMLImageElement) delete target.dataset['broken'];
}

/**
 * What the keyboard and the pointer do alike: sort by a column, open a row, make a column wider.
 */
function columnCommands<Row>(
  options: DataGridOptions<Row>,
  announce: (text: string) => void,
  locale: string,
) {
  const { look, onSort, sizes, rows } = options;
  return {
    sort(at: number, adds: boolean): boolean {
      const place = look.places[at];
      if (!onSort || place?.kind !== 'value' || !place.column.sortable) return false;
      const next = toggleSort(options.sort, place.column.field, adds);
      onSort(next);
      const step = next.find((key) => key.field === place.column.field);
      announce(look.words.sorted(place.column.label, step?.descending === true));
      return true;
    },
    open(at: number) {
      const row = rows[at];
      if (row !== undefined) options.onOpen?.(row);
    },
    resize(at: number, by: number): boolean {
      const place = look.places[at];
      const width = sizes.resizeBy(at, by);
      if (width === null || place?.kind !== 'value') return false;
      announce(look.words.width(place.column.label, width.toLocaleString(locale)));
      return true;
    },
  };
}
