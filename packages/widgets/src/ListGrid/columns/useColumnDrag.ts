import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type ColumnPin, dropPlace, type LinePlace } from '../model/columnGroups';

/** A column on its way, and where it would come to stand. */
export interface ColumnDrag {
  field: string;
  place: { pin: ColumnPin; before: string | null };
}

export interface ColumnDragState {
  /** Goes to the list of lines, each with `data-field` and `data-pin`. */
  listRef: RefObject<HTMLUListElement | null>;
  drag: ColumnDrag | null;
  /** Returns what goes to the handle of a line. */
  handleProps(field: string): {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(): void;
  };
}

/** How near to an edge of the list the pointer makes it scroll, and by how much, in pixels. */
const EDGE = 24;
const SCROLL_STEP = 8;

/** Moves columns by pulling the handles of their lines. Escape lets go of a column where it was. */
export function useColumnDrag(
  onDrop: (field: string, pin: ColumnPin, before: string | null) => void,
): ColumnDragState {
  const listRef = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<ColumnDrag | null>(null);
  const end = () => setDrag(null);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return undefined;
    const letGo = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Or the panel would close as well.
      event.stopPropagation();
      setDrag(null);
    };
    window.addEventListener('keydown', letGo, { capture: true });
    return () => window.removeEventListener('keydown', letGo, { capture: true });
  }, [isDragging]);

  return {
    listRef,
    drag,
    handleProps: (field) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const place = placeAt(listRef.current, event.clientY);
        setDrag(place && { field, place });
      },
      onPointerMove({ clientY }) {
        if (drag?.field !== field || !listRef.current) return;
        scrollNear(listRef.current, clientY);
        const place = placeAt(listRef.current, clientY);
        if (place && (place.pin !== drag.place.pin || place.before !== drag.place.before))
          setDrag({ field, place });
      },
      onPointerUp({ clientY }) {
        if (drag?.field !== field) return;
        end();
        // The last move may not have been drawn yet.
        const { pin, before } = placeAt(listRef.current, clientY) ?? drag.place;
        onDrop(field, pin, before);
      },
      onPointerCancel: end,
    }),
  };
}

function placeAt(list: HTMLElement | null, y: number) {
  if (!list) return null;
  const lines = [...list.querySelectorAll<HTMLElement>('[data-field]')].map((line): LinePlace => {
    const { top, bottom } = line.getBoundingClientRect();
    const { field = '', pin } = line.dataset;
    return { field, pin: pin === 'left' || pin === 'right' ? pin : null, top, bottom };
  });
  return dropPlace(lines, y);
}

function scrollNear(list: HTMLElement, y: number) {
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + EDGE) list.scrollTop -= SCROLL_STEP;
  if (y > bottom - EDGE) list.scrollTop += SCROLL_STEP;
}
