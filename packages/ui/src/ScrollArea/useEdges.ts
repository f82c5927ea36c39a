import { useCallback, useState, type RefCallback } from 'react';
import { edgeNames, hiddenEdges } from './model/edges';

export interface EdgesState {
  /** Ref of the scrolling element. */
  ref: RefCallback<HTMLElement>;
  /** Names of the edges with hidden content. */
  edges: string;
}

/** Watches the edges of a scrolling element for hidden content. It renders only on a change. */
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
