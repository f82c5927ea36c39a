import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

export interface RowDrag<Key, Target> {
  /** Key of the dragged row. */
  key: Key;
  /** Its drop position. */
  target: Target;
}

export interface RowDragState<Key, Target, List extends HTMLElement> {
  /** Ref of the list of rows. */
  listRef: RefObject<List | null>;
  drag: RowDrag<Key, Target> | null;
  /** Returns the handlers of a row's handle, whose style is `touch-action: none`. */
  handleProps(key: Key): RowHandleProps;
}

export interface RowHandleProps {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
}

export interface RowDragOptions<Key, Target, List extends HTMLElement> {
  /** Returns the drop position at a height of the viewport; `null` where there is none. */
  targetAt(list: List, y: number): Target | null;
  isSame(target: Target, other: Target): boolean;
  onDrop(key: Key, target: Target): void;
}

/** Distance from an edge of the scroller within which it scrolls, and the step, in pixels. */
const EDGE = 24;
const SCROLL_STEP = 8;

/** Moves rows by dragging their handles, with mouse, pen or finger. Escape cancels. */
export function useRowDrag<Key, Target, List extends HTMLElement>({
  targetAt,
  isSame,
  onDrop,
}: RowDragOptions<Key, Target, List>): RowDragState<Key, Target, List> {
  const listRef = useRef<List>(null);
  const [drag, setDrag] = useState<RowDrag<Key, Target> | null>(null);
  const isDragging = drag !== null;
  const end = () => setDrag(null);

  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Without this the panel or dialog around the rows would close as well.
      event.stopPropagation();
      setDrag(null);
    };
    window.addEventListener('keydown', cancel, { capture: true });
    return () => window.removeEventListener('keydown', cancel, { capture: true });
  }, [isDragging]);

  return {
    listRef,
    drag,
    handleProps: (key) => ({
      onPointerDown(event) {
        if (event.button !== 0 || !listRef.current) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const target = targetAt(listRef.current, event.clientY);
        setDrag(target === null ? null : { key, target });
      },
      onPointerMove({ clientY }) {
        if (drag?.key !== key || !listRef.current) return;
        scrollNearEdge(scrollerOf(listRef.current), clientY);
        const target = targetAt(listRef.current, clientY);
        if (target !== null && !isSame(target, drag.target)) setDrag({ key, target });
      },
      onPointerUp({ clientY }) {
        if (drag?.key !== key || !listRef.current) return;
        end();
        // The last move may not have been rendered yet.
        onDrop(key, targetAt(listRef.current, clientY) ?? drag.target);
      },
      onPointerCancel: end,
    }),
  };
}

/** Returns the list or the element around it that scrolls; the list when none does. */
function scrollerOf(list: HTMLElement): HTMLElement {
  for (let element: HTMLElement | null = list; element; element = element.parentElement) {
    const isLonger = element.scrollHeight > element.clientHeight;
    if (isLonger && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return list;
}

function scrollNearEdge(scroller: HTMLElement, y: number) {
  const { top, bottom } = scroller.getBoundingClientRect();
  if (y < top + EDGE) scroller.scrollTop -= SCROLL_STEP;
  if (y > bottom - EDGE) scroller.scrollTop += SCROLL_STEP;
}
