import { useMemo, useRef, useState } from 'react';
import { createAnnouncements, createMessages, LiveRegion, MessageRegion } from '@mingjian/ui';
import type { GridDensity } from '../internal/list/column';
import * as S from './DataGrid.styles';
import type { DataGridProps } from './dataGridProps';
import { GridBody } from './GridBody';
import { GridColumns, sizeVariables } from './GridColumns';
import { GridHead } from './GridHead';
import { GridTip } from './GridTip';
import { VIRTUAL_ABOVE } from './model/rowWindow';
import { useColumnWidths } from './useColumnWidths';
import { useDataGrid } from './useDataGrid';
import { useGridPlan } from './useGridPlan';
import { usePinShadow } from './usePinShadow';
import type { RowWindowActions } from './useRowWindow';

const ROW_HEIGHTS: Record<GridDensity, number> = { compact: 32, standard: 40, roomy: 48 };
const NO_SORT = [] as const;

/**
 * A table of rows that is sorted, chosen from, switched, resized and used by keyboard. Renders a
 * scrolling `<div>`, which `ref` and rest props go to, with one `<table role="grid">` of plain
 * cells. With filters, paging and views use `ListGrid`; for a few rows of text `Table`.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const {
    label,
    rows,
    rowKey,
    columns,
    layout,
    density = null,
    sort = NO_SORT,
    onSort,
    selection,
    indexFrom,
    rowActions,
    ...more
  } = props;
  const {
    onSwitch,
    switchable,
    imageBase,
    host,
    onWidthChange,
    totalRows,
    rowOffset = 0,
    highlighted = null,
    fill,
    loading,
    onOpen,
    ...others
  } = more;
  const { messages, announcements, style, ...rest } = others;
  const tableRef = useRef<HTMLTableElement>(null);
  const windowRef = useRef<RowWindowActions>(null);
  const [own] = useState(() => ({
    messages: createMessages(),
    announcements: createAnnouncements(),
  }));
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const { placed, look, columnCount } = useGridPlan({
    ...{ columns, layout, imageBase, host },
    ...{ hasChecks: selection !== undefined, hasIndex: indexFrom !== undefined },
    ...{ canSwitch: onSwitch !== undefined, switchable, actionsOf: rowActions },
  });
  const sizes = useColumnWidths({ placed, layout, onWidthChange });
  const grid = useDataGrid({
    ...{ rows, keys, look, sort, onSort, selection, onSwitch, onOpen, sizes, tableRef, windowRef },
    ...{ messages: messages ?? own.messages, announcements: announcements ?? own.announcements },
  });
  usePinShadow(tableRef);

  const { places, attributes, words } = look;
  const isVirtual = rows.length > VIRTUAL_ABOVE;
  const isCounted = isVirtual || totalRows !== undefined;
  const rootMarks = {
    'data-mj-density': density ?? undefined,
    'data-fill': fill || undefined,
    'data-virtual': isVirtual || undefined,
  };
  return (
    <S.Root {...rest} {...rootMarks} style={{ ...style, ...sizeVariables(places, sizes.widths) }}>
      <table
        {...grid.handlers}
        ref={tableRef}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern on its native element
        role="grid"
        aria-label={label}
        aria-rowcount={isCounted ? (totalRows ?? rows.length) + 1 : undefined}
        aria-colcount={columnCount}
        aria-multiselectable={selection && true}
        aria-busy={loading || undefined}
      >
        <GridColumns {...{ places }} widths={sizes.widths} />
        <GridHead
          {...{ places, attributes, words, sort }}
          canSort={onSort !== undefined}
          canResize={onWidthChange !== undefined}
          ariaIndex={isCounted ? 1 : undefined}
        />
        <GridBody
          {...{ rows, keys, look, selection, indexFrom, highlighted }}
          {...grid.body}
          ariaFrom={isCounted ? rowOffset + 2 : undefined}
          rowHeight={ROW_HEIGHTS[density ?? 'standard']}
          actionsRef={windowRef}
        />
      </table>
      {grid.menu}
      <GridTip tableRef={tableRef} />
      {!announcements && <LiveRegion announcements={own.announcements} />}
      {onSwitch && !messages && <MessageRegion messages={own.messages} />}
    </S.Root>
  );
}
