import { useCallback, useState } from 'react';

const FIRST = 600;

/** The width of an element, which a chart is drawn in, and the ref that measures it. */
export interface WidthState {
  width: number;
  ref: (element: HTMLElement | null) => (() => void) | undefined;
}

/** Returns the width of an element; 600 pixels until it is measured, as on a server. */
export function useWidth(): WidthState {
  const [width, setWidth] = useState(FIRST);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, ref };
}
