import { useEffect, useRef, useState, type RefObject } from 'react';
import { scrollToTop } from './scrollToTop';

export interface ScrollTopOptions {
  /** The scrolling element. @default the page */
  container: RefObject<HTMLElement | null> | undefined;
  /** Scroll distance in pixels. */
  threshold: number;
}

export interface ScrollTopState {
  /** Whether the scroll distance exceeds the threshold. */
  isPastThreshold: boolean;
  /**
   * Scrolls to the top in 800 ms, or at once with reduced motion. Any scroll of the user stops it.
   */
  scrollToTop(): void;
}

/** Watches the scroll distance of an element, and scrolls it back to the top. */
export function useScrollTop({ container, threshold }: ScrollTopOptions): ScrollTopState {
  const [isPastThreshold, setPastThreshold] = useState(false);
  const stopRef = useRef<() => void>(undefined);

  useEffect(() => {
    const element = scrollerOf(container);
    const source = container?.current ?? window;
    const measure = () => setPastThreshold(element.scrollTop > threshold);
    measure();
    source.addEventListener('scroll', measure, { passive: true });
    return () => {
      source.removeEventListener('scroll', measure);
      stopRef.current?.();
    };
  }, [container, threshold]);

  return {
    isPastThreshold,
    scrollToTop() {
      stopRef.current?.();
      stopRef.current = scrollToTop(scrollerOf(container));
    },
  };
}

function scrollerOf(container: RefObject<HTMLElement | null> | undefined): Element {
  return container?.current ?? document.scrollingElement ?? document.documentElement;
}
