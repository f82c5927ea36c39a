import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { createAnnouncements, createMessages, LiveRegion, MessageRegion } from '@mingjian/ui';
import type { GridDensity } from '../internal/list/column';
import * as S from './DataGrid.styles';
import type { DataGridProps } from './dataGridProps';
import { GridBody } from './GridBody';
import { GridColumns, widthVariables } from './GridColumns';
import { GridHead } from './GridHead';
import { GridTip } from './GridTip';
import { VIRTUAL_ABOVE } from '../internal/list/rowWindow';
import { useColumnWidths } from './useColumnWidths';
import { useDataGrid } from './useDataGrid';
import { useGridPlan } from './useGridPlan';
import type { RowWindowActions } from './useRowWindow';

const ROW_HEIGHTS: Record<GridDensity, number> = { compact: 32, standard: 40, roomy: 48 };
const NO_SORT = [] as const;

/**
 * A table of rows with sorting, selection, switches, resizable columns and keyboard navigation.
 * Renders a scrolling `<div>`, which `ref` and rest props go to, with one `<table role="grid">` of
 * plain cells. With filters, paging and views use `ListGrid`; for a few rows of text `Table`.
 */
export function DataGrid<Row>({
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
  messages,
  announcements,
  style,
  ...rest
}: DataGridProps<Row>) {
  const tableRef = useRef<HTMLTableElement>(null);
  const windowRef = useRef<RowWindowActions>(null);
  const [internal] = useState(createStores);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const { display, context, columnCount } = useGridPlan({
    rows,
    columns,
    layout,
    hasChecks: selection !== undefined,
    hasIndex: indexFrom !== undefined,
    canSwitch: onSwitch !== undefined,
    switchable,
    actionsOf: rowActions,
    imageBase,
    host,
  });
  const widths = useColumnWidths({ display, layout, onWidthChange });
  const grid = useDataGrid({
    rows,
    keys,
    context,
    sort,
    onSort,
    selection,
    onSwitch,
    onOpen,
    widths,
    tableRef,
    windowRef,
    messages: messages ?? internal.messages,
    announcements: announcements ?? internal.announcements,
  });
  usePinShadow(tableRef);

  const isVirtual = rows.length > VIRTUAL_ABOVE;
  const isCounted = isVirtual || totalRows !== undefined;
  return (
    <S.Root
      {...rest}
      data-mj-density={density ?? undefined}
      data-fill={fill || undefined}
      data-virtual={isVirtual || undefined}
      data-open-end={context.columns.at(-1)?.pin !== 'end' || undefined}
      style={{ ...style, ...widthVariables(context.columns, widths.widths, widths.grows) }}
    >
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
        <GridColumns columns={context.columns} widths={widths.widths} grows={widths.grows} />
        <GridHead
          columns={context.columns}
          attributes={context.attributes}
          texts={context.texts}
          sort={sort}
          canSort={onSort !== undefined}
          canResize={onWidthChange !== undefined}
          ariaIndex={isCounted ? 1 : undefined}
        />
        <GridBody
          rows={rows}
          keys={keys}
          context={context}
          selection={selection}
          indexFrom={indexFrom}
          highlighted={highlighted}
          switched={grid.switched}
          retainedKey={grid.retainedKey}
          onRender={grid.onRender}
          ariaFrom={isCounted ? rowOffset + 2 : undefined}
          rowHeight={ROW_HEIGHTS[density ?? 'standard']}
          actionsRef={windowRef}
        />
      </table>
      {grid.menu}
      <GridTip tableRef={tableRef} />
      {!announcements && <LiveRegion announcements={internal.announcements} />}
      {onSwitch && !messages && <MessageRegion messages={internal.messages} />}
    </S.Root>
  );
}

/** Message stores of a grid whose parent provides none. */
const createStores = () => ({ messages: createMessages(), announcements: createAnnouncements() });

/** Marks the root by attributes while columns are scrolled under the pinned ones. */
function usePinShadow(tableRef: RefObject<HTMLTableElement | null>) {
  useEffect(() => {
    const table = tableRef.current;
    const root = table?.parentElement;
    if (!table || !root) return;
    const update = () => {
      const { scrollWidth, clientWidth } = root;
      const scrolled = Math.abs(root.scrollLeft);
      root.toggleAttribute('data-under-start', scrolled > 0);
      root.toggleAttribute('data-under-end', scrolled + clientWidth < scrollWidth - 1);
    };
    const observer = new ResizeObserver(update);
    observer.observe(table);
    observer.observe(root);
    // Captured, so that it runs before rows are rendered: afterwards it would force a layout.
    root.addEventListener('scroll', update, { passive: true, capture: true });
    return () => {
      observer.disconnect();
      root.removeEventListener('scroll', update, { capture: true });
    };
  }, [tableRef]);
}
