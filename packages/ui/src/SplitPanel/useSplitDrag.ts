import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { allowedSize, sizeAt, type SplitLayout, type SplitRange } from './model/splitSize';

export interface SplitDragState {
  /** Ref of the element around panes and handle. */
  panesRef: RefObject<HTMLDivElement | null>;
  isDragging: boolean;
  /** Props of the handle. */
  dragProps: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(event: PointerEvent<HTMLElement>): void;
  };
}

export interface SplitDragOptions {
  value: number;
  range: SplitRange;
  layout: () => SplitLayout;
  onEnd: (value: number) => void;
}

/**
 * Handles a drag by writing its size straight to the element, so that no pane renders; `onEnd`
 * reports the final size.
 */
export function useSplitDrag({ value, range, layout, onEnd }: SplitDragOptions): SplitDragState {
  const panesRef = useRef<HTMLDivElement>(null);
  const dragged = useRef<number>(undefined);
  const [isDragging, setDragging] = useState(false);

  const write = (handle: HTMLElement, size: number) => {
    panesRef.current?.style.setProperty('--mj-split-panel-at', `${size}%`);
    handle.setAttribute('aria-valuenow', String(Math.round(size)));
  };
  const stop = (handle: HTMLElement, isCommitted: boolean) => {
    const size = dragged.current;
    dragged.current = undefined;
    setDragging(false);
    if (size === undefined) return;
    write(handle, value);
    if (isCommitted && size !== value) onEnd(size);
  };

  return {
    panesRef,
    isDragging,
    dragProps: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        // Synthetic pointers cannot be captured.
        if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = value;
        setDragging(true);
      },
      onPointerMove(event) {
        const box = panesRef.current?.getBoundingClientRect();
        if (dragged.current === undefined || !box) return;
        dragged.current = allowedSize(sizeAt(event, box, layout()), range);
        write(event.currentTarget, dragged.current);
      },
      onPointerUp: (event) => stop(event.currentTarget, true),
      onPointerCancel: (event) => stop(event.currentTarget, false),
    },
  };
}
