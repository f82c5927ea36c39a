import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** The dragged condition and the index that it would move to. */
export interface ConditionDrag {
  id: number;
  index: number;
}

export interface ConditionDragState {
  /** Ref of the list of rows, each with `data-row`. */
  listRef: RefObject<HTMLOListElement | null>;
  drag: ConditionDrag | null;
  /** Returns the handlers of a row's handle. */
  handleProps(id: number): {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(): void;
  };
}

/** Moves conditions by dragging the handles of their rows. Escape cancels. */
export function useConditionDrag(onDrop: (id: number, index: number) => void): ConditionDragState {
  const listRef = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<ConditionDrag | null>(null);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Without this the dialog would close as well.
      event.stopPropagation();
      setDrag(null);
    };
    window.addEventListener('keydown', cancel, { capture: true });
    return () => window.removeEventListener('keydown', cancel, { capture: true });
  }, [isDragging]);

  return {
    listRef,
    drag,
    handleProps: (id) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDrag({ id, index: indexAt(listRef.current, event.clientY) });
      },
      onPointerMove({ clientY }) {
        if (drag?.id !== id) return;
        const index = indexAt(listRef.current, clientY);
        if (index !== drag.index) setDrag({ id, index });
      },
      onPointerUp({ clientY }) {
        if (drag?.id !== id) return;
        setDrag(null);
        onDrop(id, indexAt(listRef.current, clientY));
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

/** Returns the index of the row at a height of the viewport; the nearest one. */
function indexAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.querySelectorAll('[data-row]') ?? [])];
  const index = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return index < 0 ? rows.length - 1 : index;
}
