import { useEffect, useRef, useState, type RefObject } from 'react';
import { scrollPlace } from './model/scrollPlace';

export interface ScrollTopOptions {
  /** The scrolling element. @default the page */
  container: RefObject<HTMLElement | null> | undefined;
  /** Scroll distance in pixels. */
  threshold: number;
}

export interface ScrollTopState {
  /** Whether the scroll distance exceeds the threshold. */
  isFar: boolean;
  /**
   * Scrolls to the top in 800 ms, or at once with reduced motion. Any scroll of the user stops it.
   */
  scrollToTop(): void;
}

const DURATION = 800;
/** Events of a user's own scrolling, by keyboard too. */
const ownScrolls = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Watches the scroll distance of an element, and scrolls it back to the top. */
export function useScrollTop({ container, threshold }: ScrollTopOptions): ScrollTopState {
  const [isFar, setFar] = useState(false);
  const stopRef = useRef<() => void>(undefined);

  useEffect(() => {
    const element = scrolled(container);
    const source = container?.current ?? window;
    const measure = () => setFar(element.scrollTop > threshold);
    measure();
    source.addEventListener('scroll', measure, { passive: true });
    return () => {
      source.removeEventListener('scroll', measure);
      stopRef.current?.();
    };
  }, [container, threshold]);

  const scrollToTop = () => {
    stopRef.current?.();
    const element = scrolled(container);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) element.scrollTop = 0;
    else stopRef.current = animate(element);
  };
  return { isFar, scrollToTop };
}

function scrolled(container: RefObject<HTMLElement | null> | undefined): Element {
  return container?.current ?? document.scrollingElement ?? document.documentElement;
}

/** Returns a function that stops the animation. */
function animate(element: Element): () => void {
  const from = element.scrollTop;
  const began = performance.now();
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of ownScrolls) window.removeEventListener(name, stop, true);
  };
  const step = () => {
    element.scrollTop = scrollPlace(from, performance.now() - began, DURATION);
    if (element.scrollTop > 0) frame = requestAnimationFrame(step);
    else stop();
  };
  let frame = requestAnimationFrame(step);
  for (const name of ownScrolls)
    window.addEventListener(name, stop, { capture: true, passive: true });
  return stop;
}
