import { useEffect, useRef, useState } from 'react';

/** Distance from the window at which an element counts as near: about one screen. */
const NEAR = '800px 0px';

/** Result of `useNear`. */
export interface NearState {
  /** Goes to the observed element. */
  ref: React.RefObject<HTMLDivElement | null>;
  /** Whether the element has been near the visible part of the page. */
  isNear: boolean;
}

/** Tells when an element comes near the visible part of the page, once and for all. */
export function useNear(): NearState {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
