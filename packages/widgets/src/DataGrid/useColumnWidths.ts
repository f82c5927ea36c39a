import { useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { ColumnSetting } from '../internal/list/column';
import { cellOf, isRightToLeft, partOf } from './gridDom';
import { changedWidth } from './model/columnWidth';
import type { DisplayColumns } from '../internal/list/displayColumns';

type Widths = Readonly<Record<string, number>>;
const NO_WIDTHS: Widths = {};

export interface ColumnWidthsOptions<Row> {
  display: DisplayColumns<Row>;
  layout: readonly ColumnSetting[] | undefined;
  onWidthChange: ((field: string, width: number) => void) | undefined;
}

export interface ColumnWidthsState {
  /** In pixels, by column index. */
  widths: readonly number[];
  /** Whether a column takes its share of the remaining width, by column index. */
  grows: readonly boolean[];
  /**
   * Changes the width of a column from its displayed one. Returns the new width, `null` when it is
   * fixed.
   */
  resizeBy(index: number, by: number, displayed: number | undefined): number | null;
  /** Starts resizing when a resize handle is pressed. */
  onPointerDown(event: ReactPointerEvent<HTMLElement>): void;
}

/** Returns the widths of columns while they are resized. A new layout overrides them. */
export function useColumnWidths<Row>({
  display,
  layout,
  onWidthChange,
}: ColumnWidthsOptions<Row>): ColumnWidthsState {
  const [resized, setResized] = useState({ layout, widths: NO_WIDTHS });
  const current = resized.layout === layout ? resized.widths : NO_WIDTHS;
  const widths = display.columns.map(({ id }, index) => current[id] ?? display.widths[index]!);
  const grows = display.columns.map(
    ({ id }, index) => current[id] === undefined && display.grows[index]!,
  );
  const setWidth = (id: string, width: number) =>
    setResized({ layout, widths: { ...current, [id]: width } });

  return {
    widths,
    grows,
    resizeBy(index, by, displayed) {
      const column = display.columns[index];
      if (column?.kind !== 'value' || !onWidthChange) return null;
      const width = changedWidth(displayed || widths[index]!, by);
      setWidth(column.id, width);
      onWidthChange(column.id, width);
      return width;
    },
    onPointerDown(event) {
      const handle = partOf(event.target, 'resize');
      const cell = cellOf(handle);
      const column = cell && display.columns[cell.cellIndex];
      if (!handle || !cell || column?.kind !== 'value') return;
      event.preventDefault();
      const initialWidth = cell.offsetWidth;
      const sign = isRightToLeft(cell) === (column.pin === 'end') ? 1 : -1;
      let width = initialWidth;
      const handleMove = ({ clientX }: PointerEvent) => {
        width = changedWidth(initialWidth, sign * (clientX - event.clientX));
        setWidth(column.id, width);
      };
      const handleEnd = () => {
        delete handle.dataset['active'];
        handle.removeEventListener('pointermove', handleMove);
        if (width !== initialWidth) onWidthChange?.(column.id, width);
      };
      handle.dataset['active'] = '';
      handle.setPointerCapture(event.pointerId);
      handle.addEventListener('pointermove', handleMove);
      handle.addEventListener('lostpointercapture', handleEnd, { once: true });
    },
  };
}
