import { useLayoutEffect, useRef } from 'react';

/**
 * Puts the scroll position back when the page is shown or woken, and notes it while it is on
 * screen.
 */
export function useKeptScroll(snapshot: Map<string, unknown>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current!;
    const wanted = (snapshot.get('scroll') as number | undefined) ?? 0;
    const restore = () => void (element.scrollTop = wanted);
    const note = () => void snapshot.set('scroll', element.scrollTop);
    restore();
    const grown = new ResizeObserver(() => {
      if (element.scrollTop < wanted) restore();
      if (element.scrollTop >= wanted) grown.disconnect();
    });
    if (element.firstElementChild) grown.observe(element.firstElementChild);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      element.removeEventListener('scroll', note);
      grown.disconnect();
    };
  }, [snapshot]);
  return ref;
}
