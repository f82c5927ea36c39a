import { useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { ColumnSetting } from '../internal/list/column';
import { cellOf, isRightToLeft, partOf } from './gridDom';
import type { PlacedColumns } from './model/placeColumns';
import { changedWidth } from './model/columnWidth';

type Widths = Readonly<Record<string, number>>;
const NO_WIDTHS: Widths = {};

export interface ColumnWidthOptions<Row> {
  placed: PlacedColumns<Row>;
  layout: readonly ColumnSetting[] | undefined;
  onWidthChange: ((field: string, width: number) => void) | undefined;
}

/** Widths of columns, as they are pulled. A new layout counts more than what was pulled before. */
export function useColumnWidths<Row>({ placed, layout, onWidthChange }: ColumnWidthOptions<Row>) {
  const [pulled, setPulled] = useState({ layout, widths: NO_WIDTHS });
  const own = pulled.layout === layout ? pulled.widths : NO_WIDTHS;
  const widths = placed.places.map(({ id }, at) => own[id] ?? placed.widths[at]!);
  const show = (id: string, width: number) =>
    setPulled({ layout, widths: { ...own, [id]: width } });

  /** Makes a column wider or narrower. Returns its new width. */
  const resizeBy = (at: number, by: number): number | null => {
    const place = placed.places[at];
    if (place?.kind !== 'value' || !onWidthChange) return null;
    const width = changedWidth(widths[at]!, by);
    show(place.id, width);
    onWidthChange(place.id, width);
    return width;
  };

  const handlePointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    const handle = partOf(event.target, 'resize');
    const cell = cellOf(handle);
    const place = cell && placed.places[cell.cellIndex];
    if (!handle || !cell || place?.kind !== 'value') return;
    event.preventDefault();
    const first = cell.offsetWidth;
    const sign = isRightToLeft(cell) === (place.pin === 'end') ? 1 : -1;
    let width = first;
    const pull = ({ clientX }: PointerEvent) => {
      width = changedWidth(first, sign * (clientX - event.clientX));
      show(place.id, width);
    };
    const end = () => {
      delete handle.dataset['active'];
      handle.removeEventListener('pointermove', pull);
      if (width !== first) onWidthChange?.(place.id, width);
    };
    handle.dataset['active'] = '';
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', pull);
    handle.addEventListener('lostpointercapture', end, { once: true });
  };

  return { widths, resizeBy, onPointerDown: handlePointerDown };
}
