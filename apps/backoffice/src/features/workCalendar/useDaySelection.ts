import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { dayByKey, daysFrom } from './model/yearDays';

/** The selected days of a year, and what changes them. */
export interface DaySelection {
  selected: ReadonlySet<string>;
  /** The day in the tab order. */
  current: string;
  clear(): void;
  /** Handlers of the element around all days, which carry `data-day`. */
  gridProps: {
    onPointerDown(event: PointerEvent): void;
    onPointerOver(event: PointerEvent): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}

const dayOf = (target: EventTarget) =>
  (target as Element).closest<HTMLElement>('[data-day]')?.dataset['day'];

/**
 * Selects days by click, drag, Shift, Ctrl and keys. A finger scrolls, so a touch adds or removes
 * one day. Without `editable` keys move through the days and select none.
 */
export function useDaySelection(start: string, editable: boolean): DaySelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState(start);
  const anchor = useRef(start);
  const drag = useRef<ReadonlySet<string> | null>(null);

  useEffect(() => {
    const end = () => (drag.current = null);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);

  const extend = (day: string, base: ReadonlySet<string>) => {
    setSelected(new Set([...base, ...daysFrom(anchor.current, day)]));
    setCurrent(day);
  };
  const toggle = (day: string) => {
    anchor.current = day;
    setCurrent(day);
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(day)) next.add(day);
      return next;
    });
  };
  const clear = () => setSelected(new Set());

  const handlePointerDown = (event: PointerEvent) => {
    const day = dayOf(event.target);
    if (day === undefined || event.button !== 0) return;
    setCurrent(day);
    if (!editable) return;
    if (event.pointerType !== 'mouse') return toggle(day);
    if (event.shiftKey) {
      event.preventDefault();
      (event.target as HTMLElement).closest<HTMLElement>('[data-day]')?.focus();
      return extend(day, new Set());
    }
    if (event.ctrlKey || event.metaKey) {
      drag.current = selected;
      return toggle(day);
    }
    anchor.current = day;
    drag.current = new Set();
    const isOnlyOne = selected.size === 1 && selected.has(day);
    setSelected(isOnlyOne ? new Set() : new Set([day]));
  };
  const handlePointerOver = (event: PointerEvent) => {
    const day = dayOf(event.target);
    if (day === undefined || drag.current === null || day === current) return;
    extend(day, drag.current);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const grid = event.currentTarget;
    if (editable && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault();
      return toggle(current);
    }
    if (editable && event.key === 'Escape' && selected.size > 0) {
      event.stopPropagation();
      return clear();
    }
    const next = dayByKey(current, event.key);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    grid.querySelector<HTMLElement>(`[data-day='${next}']`)?.focus();
    if (!editable || !event.shiftKey) {
      anchor.current = next;
      return setCurrent(next);
    }
    if (!selected.has(current)) anchor.current = current;
    extend(next, new Set());
  };

  return {
    selected,
    current,
    clear,
    gridProps: {
      onPointerDown: handlePointerDown,
      onPointerOver: handlePointerOver,
      onKeyDown: handleKeyDown,
    },
  };
}
