import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { isComposed } from '@mingjian/ui';
import type { Tab } from './tab';
import { moveTab } from './tabOrder';
import { useTabsStore } from './TabsContext';

/** Handlers and marks of a tab that can be dragged. */
export interface TabDragProps {
  'data-dragged'?: true | undefined;
  /** The edge of the tab at which the dragged one would be dropped. */
  'data-drop'?: 'before' | 'after' | undefined;
  onPointerDown?(event: PointerEvent<HTMLElement>): void;
  onPointerMove?(event: PointerEvent<HTMLElement>): void;
  onPointerUp?(event: PointerEvent<HTMLElement>): void;
  onPointerCancel?(): void;
  onClickCapture?(event: MouseEvent): void;
}

export interface TabDragState {
  /** Returns the handlers and marks of the tab at an index. */
  propsOf(tab: Tab, index: number): TabDragProps;
}

interface Drag {
  key: string;
  from: number;
  /** The index that the tab would have after the drop. */
  to: number;
}

/** Way of the pointer before a press becomes a drag, in pixels. */
const THRESHOLD = 6;
/** Distance from an edge of the strip within which it scrolls, and the step, in pixels. */
const EDGE = 32;
const SCROLL_STEP = 12;

/**
 * Moves tabs by dragging, with mouse or pen: a finger scrolls the strip. The order changes with the
 * drop. Escape cancels.
 */
export function useTabDrag(onMove: (tab: Tab, index: number) => void): TabDragState {
  const store = useTabsStore();
  const [drag, setDrag] = useState<Drag | null>(null);
  const pressedAt = useRef<number | null>(null);
  const wasDragged = useRef(false);
  const stop = () => {
    pressedAt.current = null;
    setDrag(null);
  };
  useEscape(drag !== null, () => {
    wasDragged.current = true;
    stop();
  });

  const targetOf = (key: string, strip: HTMLElement, x: number) => {
    const state = store.get();
    const next = moveTab(state, key, dropIndex(strip, x, indexOf(state.tabs, key)));
    return indexOf(next.tabs, key);
  };
  return {
    propsOf(tab, index) {
      const target = drag?.to === index ? (drag.to < drag.from ? 'before' : 'after') : undefined;
      const drop = drag?.to === drag?.from ? undefined : target;
      if (tab.pin === 'affix') return { 'data-drop': drop };
      return {
        'data-dragged': drag?.key === tab.key || undefined,
        'data-drop': drop,
        onPointerDown(event) {
          wasDragged.current = false;
          pressedAt.current =
            event.button === 0 && event.pointerType !== 'touch' ? event.clientX : null;
        },
        onPointerMove({ currentTarget, clientX, pointerId, isTrusted }) {
          const strip = currentTarget.parentElement;
          if (pressedAt.current === null || !strip) return;
          if (!drag && Math.abs(clientX - pressedAt.current) < THRESHOLD) return;
          // Synthetic pointers cannot be captured.
          if (!drag && isTrusted) currentTarget.setPointerCapture(pointerId);
          scrollNearEdge(strip, clientX);
          const to = targetOf(tab.key, strip, clientX);
          if (drag?.to !== to) setDrag({ key: tab.key, from: index, to });
        },
        onPointerUp() {
          // The click that follows would show the tab.
          wasDragged.current ||= drag !== null;
          if (drag && drag.to !== drag.from) onMove(tab, drag.to);
          stop();
        },
        onPointerCancel: stop,
        onClickCapture(event) {
          if (wasDragged.current) event.stopPropagation();
          wasDragged.current = false;
        },
      };
    },
  };
}

const indexOf = (tabs: readonly Tab[], key: string) => tabs.findIndex((tab) => tab.key === key);

/** Calls `onEscape` when Escape is pressed while `isActive`. */
function useEscape(isActive: boolean, onEscape: () => void) {
  const handleEscape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return undefined;
    const handleKey = (event: KeyboardEvent) =>
      event.key === 'Escape' && !isComposed(event) && handleEscape();
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isActive]);
}

/** Returns the index that a tab from `from` has when it is dropped at a place of the strip. */
function dropIndex(strip: HTMLElement, x: number, from: number): number {
  return [...strip.children].filter((child, index) => {
    const { left, width } = child.getBoundingClientRect();
    return index !== from && left + width / 2 < x;
  }).length;
}

function scrollNearEdge(strip: HTMLElement, x: number) {
  const { left, right } = strip.getBoundingClientRect();
  if (x < left + EDGE) strip.scrollLeft -= SCROLL_STEP;
  if (x > right - EDGE) strip.scrollLeft += SCROLL_STEP;
}
