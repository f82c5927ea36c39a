import { useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { useDesk, useStore } from '../desk';
import { framed, isCut, panBy, placementOf, zoomAt, type Size } from '../model/zoom';

export interface PaneState {
  paneRef: RefObject<HTMLDivElement | null>;
  sheetRef: RefObject<HTMLDivElement | null>;
  /** Whether part of the picture is out of sight, so that it can be dragged. */
  isCut: boolean;
  isDragging: boolean;
  dragProps: {
    onPointerDown(event: PointerEvent<HTMLDivElement>): void;
    onPointerMove(event: PointerEvent<HTMLDivElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
  };
}

/**
 * A pane onto the one view that all panes share. Moving and zooming set three variables and render
 * nothing.
 */
export function usePane(size: Size): PaneState {
  const { view } = useDesk();
  const paneRef = useRef<HTMLDivElement>(null);
  const sheetRef = useRef<HTMLDivElement>(null);
  const cut = useStore(view, isCut);
  const [isDragging, setDragging] = useState(false);
  const { width, height } = size;

  useLayoutEffect(() => {
    const pane = paneRef.current!;
    const sheet = sheetRef.current!;
    const place = () => {
      const { scale, x, y } = placementOf(view.get());
      sheet.style.setProperty('--scale', String(scale));
      sheet.style.setProperty('--left', String(x));
      sheet.style.setProperty('--top', String(y));
      sheet.toggleAttribute('data-pixelated', scale > 1);
    };
    const frame = () =>
      view.set(
        framed(
          view.get(),
          { width: pane.clientWidth, height: pane.clientHeight },
          { width, height },
        ),
      );
    const stop = view.subscribe(place);
    frame();
    place();
    const observer = new ResizeObserver(frame);
    observer.observe(pane);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [view, width, height]);

  useWheel(paneRef);

  return {
    paneRef,
    sheetRef,
    isCut: cut,
    isDragging,
    dragProps: {
      onPointerDown(event) {
        if (!cut || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      },
      onPointerMove(event) {
        if (isDragging) view.set(panBy(view.get(), { x: event.movementX, y: event.movementY }));
      },
      onPointerUp: () => setDragging(false),
      onPointerCancel: () => setDragging(false),
    },
  };
}

/**
 * With Ctrl or Command the wheel zooms at the pointer; otherwise it moves what is cut off, and
 * scrolls the page where nothing is.
 */
function useWheel(paneRef: RefObject<HTMLDivElement | null>) {
  const { view } = useDesk();
  useLayoutEffect(() => {
    const pane = paneRef.current!;
    const handleWheel = (event: WheelEvent) => {
      const isZoom = event.ctrlKey || event.metaKey;
      if (!isZoom && !isCut(view.get())) return;
      event.preventDefault();
      if (!isZoom) return view.set(panBy(view.get(), { x: -event.deltaX, y: -event.deltaY }));
      const { left, top } = pane.getBoundingClientRect();
      view.set(
        zoomAt(view.get(), event.deltaY < 0 ? 1 : -1, {
          x: event.clientX - left,
          y: event.clientY - top,
        }),
      );
    };
    // React listens passively, which cannot keep the page from scrolling.
    pane.addEventListener('wheel', handleWheel, { passive: false });
    return () => pane.removeEventListener('wheel', handleWheel);
  }, [paneRef, view]);
}
