import { useEffect, useState, type RefObject } from 'react';

export interface NearView {
  /** Whether the element has been near the view or focused. */
  isNear: boolean;
  /** Makes it near because it was focused. The first control in it takes the focus. */
  enter(this: void): void;
}

/** Distance from the view at which an element is near. */
const MARGIN = '400px 0px';

/**
 * Whether an element has ever been near the view, for content that need not be rendered before.
 * `isNearAtOnce` renders it at once.
 */
export function useNearView(ref: RefObject<HTMLElement | null>, isNearAtOnce: boolean): NearView {
  const [isNear, setNear] = useState(isNearAtOnce || typeof IntersectionObserver === 'undefined');
  const [isEntered, setEntered] = useState(false);

  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, ref]);

  useEffect(() => {
    if (isEntered) ref.current?.querySelector<HTMLElement>('button, input')?.focus();
  }, [isEntered, ref]);

  const enter = () => {
    setNear(true);
    setEntered(true);
  };
  return { isNear, enter };
}
