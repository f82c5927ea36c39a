import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { dropTargetAt, type DropTarget, type LineBox } from '../model/columnGroups';

/** The dragged column and its drop target. */
export interface ColumnDrag {
  field: string;
  target: DropTarget;
}

export interface ColumnDragState {
  /** Ref of the list of lines, each with `data-field` and `data-pin`. */
  listRef: RefObject<HTMLUListElement | null>;
  drag: ColumnDrag | null;
  /** Returns the handlers of a line's handle. */
  handleProps(field: string): {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(): void;
  };
}

/** Distance from an edge of the list within which it scrolls, and the step, in pixels. */
const EDGE = 24;
const SCROLL_STEP = 8;

/** Moves columns by dragging the handles of their lines. Escape cancels. */
export function useColumnDrag(
  onDrop: (field: string, target: DropTarget) => void,
): ColumnDragState {
  const listRef = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<ColumnDrag | null>(null);
  const end = () => setDrag(null);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Without this the panel would close as well.
      event.stopPropagation();
      setDrag(null);
    };
    window.addEventListener('keydown', cancel, { capture: true });
    return () => window.removeEventListener('keydown', cancel, { capture: true });
  }, [isDragging]);

  return {
    listRef,
    drag,
    handleProps: (field) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const target = targetAt(listRef.current, event.clientY);
        setDrag(target && { field, target });
      },
      onPointerMove({ clientY }) {
        if (drag?.field !== field || !listRef.current) return;
        scrollNearEdge(listRef.current, clientY);
        const target = targetAt(listRef.current, clientY);
        if (target && (target.pin !== drag.target.pin || target.before !== drag.target.before))
          setDrag({ field, target });
      },
      onPointerUp({ clientY }) {
        if (drag?.field !== field) return;
        end();
        // The last move may not have been rendered yet.
        onDrop(field, targetAt(listRef.current, clientY) ?? drag.target);
      },
      onPointerCancel: end,
    }),
  };
}

function targetAt(list: HTMLElement | null, y: number): DropTarget | null {
  if (!list) return null;
  const lines = [...list.querySelectorAll<HTMLElement>('[data-field]')].map((line): LineBox => {
    const { top, bottom } = line.getBoundingClientRect();
    const { field = '', pin } = line.dataset;
    return { field, pin: pin === 'left' || pin === 'right' ? pin : null, top, bottom };
  });
  return dropTargetAt(lines, y);
}

function scrollNearEdge(list: HTMLElement, y: number) {
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + EDGE) list.scrollTop -= SCROLL_STEP;
  if (y > bottom - EDGE) list.scrollTop += SCROLL_STEP;
}
