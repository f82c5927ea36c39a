import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fittingCount } from './model/fittingCount';

export interface FittingState {
  /** Ref of the list of entries, whose last one is the button of the others. */
  listRef: RefObject<HTMLUListElement | null>;
  /** Number of entries that fit. */
  count: number;
}

/** Measures how many entries of a bar fit: before it is painted, and after every resize. */
export function useFitting(entries: readonly unknown[]): FittingState {
  const listRef = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(entries.length);

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const measure = () => setCount(countIn(list));
    measure();
    // A font that loads late changes the entries, not the list.
    const observer = new ResizeObserver(measure);
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [entries]);

  return { listRef, count: Math.min(count, entries.length) };
}

function countIn(list: HTMLUListElement): number {
  const widths = [...list.children].map((child) => (child as HTMLElement).offsetWidth);
  const more = widths.pop() ?? 0;
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  return fittingCount(widths, { space: list.clientWidth, more, gap });
}
