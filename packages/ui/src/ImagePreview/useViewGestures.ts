import {
  useEffect,
  useEffectEvent,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { moveBy, zoomBy, type Point, type View } from './model/view';

export interface ViewGestures {
  stageProps: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(event: PointerEvent<HTMLElement>): void;
    onDoubleClick(event: MouseEvent<HTMLElement>): void;
  };
}

/** Turns wheel, drag, pinch and double click into views. */
export function useViewGestures(
  stageRef: RefObject<HTMLDivElement | null>,
  view: View,
  onViewChange: (view: View) => void,
): ViewGestures {
  const pointers = useRef(new Map<number, Point>());

  const fromCentre = (event: { clientX: number; clientY: number }): Point => {
    const box = stageRef.current?.getBoundingClientRect();
    return box
      ? { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 }
      : { x: 0, y: 0 };
  };
  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onViewChange(zoomBy(view, Math.exp(-event.deltaY / 400), fromCentre(event)));
  });

  useEffect(() => {
    const stage = stageRef.current;
    const handle = (event: WheelEvent) => handleWheel(event);
    // React's listeners are passive, and the page behind would zoom as well.
    stage?.addEventListener('wheel', handle, { passive: false });
    return () => stage?.removeEventListener('wheel', handle);
  }, [stageRef]);

  const release = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
  return {
    stageProps: {
      onPointerDown(event) {
        if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
        pointers.current.set(event.pointerId, fromCentre(event));
        // Only a real pointer can be captured.
        if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        const previous = pointers.current.get(event.pointerId);
        if (!previous) return;
        const current = fromCentre(event);
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        pointers.current.set(event.pointerId, current);
        if (other)
          onViewChange(
            zoomBy(
              view,
              distance(current, other) / distance(previous, other),
              midpoint(current, other),
            ),
          );
        else if (view.zoom > 1)
          onViewChange(moveBy(view, { x: current.x - previous.x, y: current.y - previous.y }));
      },
      onPointerUp: release,
      onPointerCancel: release,
      onDoubleClick(event) {
        if ((event.target as Element).closest('button, a')) return;
        onViewChange(zoomBy(view, view.zoom > 1 ? 0 : 2, fromCentre(event)));
      },
    },
  };
}

/** Never zero: two fingers on one point must not divide by it. */
function distance(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}

function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
