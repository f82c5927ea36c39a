import { useEffect, type RefObject } from 'react';

/** Tells the root, by attributes, when columns are scrolled under the pinned ones. */
export function usePinShadow(tableRef: RefObject<HTMLTableElement | null>) {
  useEffect(() => {
    const table = tableRef.current;
    const root = table?.parentElement;
    if (!table || !root) return;
    const tell = () => {
      const { scrollWidth, clientWidth } = root;
      const scrolled = Math.abs(root.scrollLeft);
      root.toggleAttribute('data-under-start', scrolled > 0);
      root.toggleAttribute('data-under-end', scrolled + clientWidth < scrollWidth - 1);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(table);
    observer.observe(root);
    // Before the rows are drawn: asked afterwards, the browser would have to lay them out at once.
    root.addEventListener('scroll', tell, { passive: true, capture: true });
    return () => {
      observer.disconnect();
      root.removeEventListener('scroll', tell, { capture: true });
    };
  }, [tableRef]);
}
