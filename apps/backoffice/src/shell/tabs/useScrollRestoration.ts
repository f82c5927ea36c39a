import { useLayoutEffect, useRef } from 'react';

/** Stores the scroll position of a page, and restores it when the page is shown or woken. */
export function useScrollRestoration(snapshot: Map<string, unknown>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current!;
    const stored = (snapshot.get('scroll') as number | undefined) ?? 0;
    const restore = () => void (element.scrollTop = stored);
    const store = () => void snapshot.set('scroll', element.scrollTop);
    restore();
    // A page that is still loading is too short to scroll that far.
    const growth = new ResizeObserver(() => {
      if (element.scrollTop < stored) restore();
      if (element.scrollTop >= stored) growth.disconnect();
    });
    if (element.firstElementChild) growth.observe(element.firstElementChild);
    element.addEventListener('scroll', store, { passive: true });
    return () => {
      element.removeEventListener('scroll', store);
      growth.disconnect();
    };
  }, [snapshot]);
  return ref;
}
