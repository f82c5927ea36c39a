import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ListQuery } from '../internal/list/query';
import type { ListMemory, StoredListScroll } from './listGridProps';

/** The latest scroll position of a list, which outlives the element that scrolls. */
export interface ScrollMemory {
  get(): StoredListScroll | undefined;
  set(scroll: StoredListScroll): void;
}

/** Holds the scroll position of a list, and reports it. */
export function useScrollMemory({
  scroll,
  onScrollChange,
}: Pick<ListMemory, 'scroll' | 'onScrollChange'>): ScrollMemory {
  const latest = useRef(scroll);
  return {
    get: () => latest.current,
    set(next) {
      latest.current = next;
      onScrollChange?.(next);
    },
  };
}

/**
 * Restores the scroll position of rows of the same query when they are mounted or shown again, and
 * stores each change of it. The returned ref is for the scrolling element.
 */
export function useStoredScroll(
  memory: ScrollMemory,
  query: ListQuery | null,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const restore = useEffectEvent((element: HTMLElement) => {
    const stored = memory.get();
    if (stored?.query !== keyOf(query)) return;
    element.scrollTop = stored.top;
    element.scrollLeft = stored.left;
  });
  const store = useEffectEvent(({ scrollTop, scrollLeft }: HTMLElement) =>
    memory.set({ query: keyOf(query), top: scrollTop, left: scrollLeft }),
  );

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    restore(element);
    const handleScroll = () => store(element);
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => element.removeEventListener('scroll', handleScroll);
  }, []);
  return ref;
}

/** Returns the key of a query, whatever the moment of its search. */
const keyOf = (query: ListQuery | null) => JSON.stringify(query && { ...query, asOf: undefined });
