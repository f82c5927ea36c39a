import { useCallback, useState, type RefCallback } from 'react';
import { edgeNames, hiddenEdges } from './model/edges';

export interface EdgesState {
  /** Goes to the element that scrolls. */
  ref: RefCallback<HTMLElement>;
  /** The edges with more behind them, by name. */
  edges: string;
}

/**
 * Watches behind which edges of a scrolling element there is more. It renders only when that
 * changes.
 */
export function useEdges(): EdgesState {
  const [edges, setEdges] = useState('');
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setEdges(edgeNames(hiddenEdges(element)));
    const sizes = new ResizeObserver(measure);
    const watch = () => {
      sizes.disconnect();
      for (const watched of [element, ...element.children]) sizes.observe(watched);
      measure();
    };
    const content = new MutationObserver(watch);
    watch();
    content.observe(element, { childList: true, characterData: true, subtree: true });
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  return { ref, edges };
}
