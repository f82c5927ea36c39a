import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import { isComposed } from '@mingjian/ui';

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
  /**
   * Returns the handlers of a row's handle, whose style is `touch-action: none`. It is the same
   * function in every render.
   */
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
export function useRowDrag<Key, Target, List extends HTMLElement>(
  options: RowDragOptions<Key, Target, List>,
): RowDragState<Key, Target, List> {
  const listRef = useRef<List>(null);
  const [drag, setDrag] = useState<RowDrag<Key, Target> | null>(null);
  const isDragging = drag !== null;
  /** The values of the last render, for handlers that stay the same. */
  const current = useRef({ ...options, drag });
  useLayoutEffect(() => void (current.current = { ...options, drag }));

  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposed(event)) return;
      // Without this the panel or dialog around the rows would close as well.
      event.stopPropagation();
      setDrag(null);
    };
    window.addEventListener('keydown', cancel, { capture: true });
    return () => window.removeEventListener('keydown', cancel, { capture: true });
  }, [isDragging]);

  const handleProps = useCallback((key: Key): RowHandleProps => {
    const draggedTarget = () =>
      current.current.drag?.key === key && listRef.current ? current.current.drag.target : null;
    const targetAt = (y: number) => current.current.targetAt(listRef.current!, y);
    return {
      onPointerDown(event) {
        if (event.button !== 0 || !listRef.current) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const target = targetAt(event.clientY);
        setDrag(target === null ? null : { key, target });
      },
      onPointerMove({ clientY }) {
        const last = draggedTarget();
        if (last === null) return;
        scrollNearEdge(scrollerOf(listRef.current!), clientY);
        const target = targetAt(clientY);
        if (target !== null && !current.current.isSame(target, last)) setDrag({ key, target });
      },
      onPointerUp({ clientY }) {
        const last = draggedTarget();
        if (last === null) return;
        setDrag(null);
        // The last move may not have been rendered yet.
        current.current.onDrop(key, targetAt(clientY) ?? last);
      },
      onPointerCancel: () => setDrag(null),
    };
  }, []);

  return { listRef, drag, handleProps };
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
