import { useEffect, useRef, useState, type RefObject } from 'react';
import { scrollPosition } from './model/scrollPosition';

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

const DURATION = 800;
/** Events of a user's own scrolling, by keyboard too. */
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

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

  const scrollToTop = () => {
    stopRef.current?.();
    const element = scrollerOf(container);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) element.scrollTop = 0;
    else stopRef.current = animate(element);
  };
  return { isPastThreshold, scrollToTop };
}

function scrollerOf(container: RefObject<HTMLElement | null> | undefined): Element {
  return container?.current ?? document.scrollingElement ?? document.documentElement;
}

/** Returns a function that stops the animation. */
function animate(element: Element): () => void {
  const from = element.scrollTop;
  const startTime = performance.now();
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of userScrollEvents) window.removeEventListener(name, stop, true);
  };
  const step = () => {
    element.scrollTop = scrollPosition(from, performance.now() - startTime, DURATION);
    if (element.scrollTop > 0) frame = requestAnimationFrame(step);
    else stop();
  };
  let frame = requestAnimationFrame(step);
  for (const name of userScrollEvents)
    window.addEventListener(name, stop, { capture: true, passive: true });
  return stop;
}
